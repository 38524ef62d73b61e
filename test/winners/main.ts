import { parseArgs } from "node:util";
import { contests } from "./contests.ts";
import { randomly } from "./player.ts";
import { countWinners } from "./winners.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "" },
    games: { type: "string", default: "300" },
    seed: { type: "string", default: "dead-drop" },
    /** One table only, for instance one scenario. */
    table: { type: "string", default: "" },
    player: { type: "string", default: "" },
  },
});

/** Who wins, in percent, when the same player sits in every seat: at random, and with a little sense. */
for (const contest of contests.filter(({ title }) => values.game === "" || title.game.id === values.game))
  for (const [table, options] of contest.tables)
    for (const [name, player] of Object.entries({ random: randomly, sensible: contest.title.policy })) {
      if ((values.table !== "" && values.table !== table) || (values.player !== "" && values.player !== name)) continue;
      const { games, won, how, decisions } = countWinners(
        contest.title.game,
        player,
        options,
        Number(values.games),
        values.seed,
      );
      const percent = (part: number) => `${((100 * part) / games).toFixed(1)} %`;
      const line = [...won]
        .sort(([one], [two]) => one.localeCompare(two))
        .map(([seat, part]) => `${seat} ${percent(part)}`);
      const ways = [...how].sort((one, two) => two[1] - one[1]).map(([way, part]) => `${way} ${percent(part)}`);
      console.log(
        `${contest.title.game.id}, ${table}, ${name}: ${line.join(", ")} (${Math.round(decisions / games)} decisions)`,
      );
      console.log(`  ${ways.join("; ")}`);
    }
