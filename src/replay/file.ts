import type { Language } from "../engine/index.ts";
import type { Film } from "./film.ts";
import { packed } from "./program.ts";

/** Nothing from elsewhere, and nothing to elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Unpacks the film and the program, and runs it. */
const unpacking = `
const bytes = (id) => Uint8Array.from(atob(document.getElementById(id).textContent), (each) => each.charCodeAt(0));
const text = (id) =>
  new Response(new Blob([bytes(id)]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
Promise.all([text("film"), text("program")]).then(([film, program]) => {
  globalThis.deadDropFilm = JSON.parse(film);
  const script = document.createElement("script");
  script.textContent = program;
  document.head.append(script);
}).catch(() => {
  document.getElementById("page").textContent =
    "This browser is too old for the replay. · Этот браузер слишком стар для повтора.";
});
`;

/** What is shown where no scripts run, as in Discord's own preview. */
const withoutScripts = "Open this file in a browser. · Откройте этот файл в браузере.";

/** The whole game as one file that needs nothing else. */
export async function fileOf(film: Film, program: string, language: Language): Promise<string> {
  const title = escaped(`${film.name[language]} · ${film.players.map(([, name]) => name).join(" – ")}`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
</head>
<body>
<main id="page"><noscript>${withoutScripts}</noscript></main>
<script type="text/plain" id="film">${await packed(JSON.stringify(film))}</script>
<script type="text/plain" id="program">${program}</script>
<script>${unpacking}</script>
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
