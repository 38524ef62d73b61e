import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stop } from "esbuild";
import { titles } from "../games/titles.ts";
import { bundled } from "../replay/program.ts";

/** npm run demo: every title to be played by all on one device, as a few files without a server. */
const folder = process.argv[2] ?? fileURLToPath(new URL("../../site/", import.meta.url));

const policy =
  "default-src 'none'; script-src 'self' file:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'";

const page = (title: string, inside: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
</head>
<body>
${inside}
</body>
</html>
`;

await mkdir(folder, { recursive: true });
for (const id of titles.keys()) {
  await writeFile(join(folder, `${id}.js`), await bundled(fileURLToPath(new URL(`./page/${id}.ts`, import.meta.url))));
  await writeFile(
    join(folder, `${id}.html`),
    page("Dead Drop", `<main id="page"></main>\n<script src="${id}.js"></script>`),
  );
}
await stop();
const links = [...titles].map(
  ([id, { name }]) => `<li><a href="${id}.html">${name.en} · <span lang="ru">${name.ru}</span></a></li>`,
);
const style =
  "<style>body{font:18px/1.6 system-ui,sans-serif;max-width:40em;margin:auto;padding:1em;color-scheme:light dark}li{margin:.6em 0}</style>";
const about = "One device, passed from hand to hand. · Одно устройство, которое передают из рук в руки.";
await writeFile(
  join(folder, "index.html"),
  page("Dead Drop", `${style}\n<main>\n<h1>Dead Drop</h1>\n<p>${about}</p>\n<ul>\n${links.join("\n")}\n</ul>\n</main>`),
);
console.log(`${titles.size} games: ${join(folder, "index.html")}`);
