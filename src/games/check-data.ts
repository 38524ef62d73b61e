import { standIns } from "./wir-sind-das-volk/data/stand-ins.ts";

/** Lists what stands in for printed material that is not known to us: `npm run check:data`. */
for (const { game, thing, fields, source } of standIns)
  console.log(`${game}: ${thing} (${fields.join(", ")}): ${source}`);
console.log(`${standIns.length} stand-ins`);
