/**
 * Whether what was read before may be believed: only as long as no other process writes to the database. Where others do, everything
 * that hangs on more than the version of a game is read again.
 */
export class Trust {
  private times = 0;
  private isAlone = true;

  /** How often this process has become the only one; nothing while it is not. What was read in another time is not believed. */
  get time(): number | null {
    return this.isAlone ? this.times : null;
  }

  /** Nobody else writes from now on, or others may. */
  alone(isAlone: boolean): void {
    if (isAlone && !this.isAlone) this.times++;
    this.isAlone = isAlone;
  }
}
