/** npm run imports: writes the imports between rooms into the page on architecture. */
import { redraw } from "./page.ts";

redraw();
