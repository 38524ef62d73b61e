import { decade1 } from "./decade-1.ts";
import { decade2 } from "./decade-2.ts";
import { decade3 } from "./decade-3.ts";
import { decade4 } from "./decade-4.ts";
import type { Row } from "./row.ts";

export const rows: readonly Row[] = [...decade1, ...decade2, ...decade3, ...decade4];
