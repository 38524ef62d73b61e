import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Witnessed } from "../../src/playground/local.ts";

/** Where Discord's published description of its API is looked for. It is not ours to keep here. */
export const descriptionFile = resolve(process.env.DISCORD_OPENAPI ?? "../shared/discord/openapi.json");

export const hasDescription = existsSync(descriptionFile);

interface Schema {
  readonly [key: string]: unknown;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
type PathItem = Readonly<Record<string, Operation>> & { readonly parameters?: Operation["parameters"] };

interface Found {
  readonly name: string;
  readonly operation: Operation;
  readonly parameters: NonNullable<Operation["parameters"]>;
  readonly at: Readonly<Record<string, string>>;
}

/** Discord's description of its API, to hold requests against: path, method, parameters, body. */
export class Description {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  private readonly paths: readonly { readonly pattern: RegExp; readonly path: string; readonly item: PathItem }[];
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(file = descriptionFile) {
    const { paths, components } = JSON.parse(readFileSync(file, "utf8")) as {
      readonly paths: Readonly<Record<string, PathItem>>;
      readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
    };
    this.ajv.addSchema({ $id: "discord", components });
    this.ajv.addFormat("snowflake", /^(0|[1-9]\d{0,19})$/);
    this.ajv.addFormat("nonce", true);
    this.ajv.addFormat("uri", (text) => URL.canParse(text));
    this.ajv.addFormat("date-time", (text) => !Number.isNaN(Date.parse(text)));
    for (const number of ["int32", "int64", "double"])
      this.ajv.addFormat(number, { type: "number", validate: Number.isFinite });
    this.paths = Object.entries(paths)
      .map(([path, item]) => ({ path, item, pattern: patternOf(path) }))
      // `@me` and `@original` before what may be anything
      .sort((one, two) => holes(one.path) - holes(two.path));
  }

  /** The operation that a request is, as `POST /channels/{channel_id}/messages`; `null` if there is none. */
  routeOf(method: string, path: string): string | null {
    return this.find(method, path)?.name ?? null;
  }

  /** Everything in a request that the description does not allow. */
  faultsOf({ method, path, query, contentType, body, files }: Witnessed): string[] {
    const found = this.find(method, path);
    if (found === null) return [`${method} ${path}: no such route`];
    const faults = [
      ...this.parameterFaults(found, query),
      ...this.bodyFaults(found, contentType, body, files),
      ...v2Faults(body),
    ];
    return faults.map((fault) => `${found.name}: ${fault}`);
  }

  private find(method: string, path: string): Found | null {
    for (const { path: name, item, pattern } of this.paths) {
      const operation = item[method.toLowerCase()];
      const match = operation === undefined ? null : pattern.exec(path);
      if (operation === undefined || match === null) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return { name: `${method} ${name}`, operation, parameters, at: match.groups ?? {} };
    }
    return null;
  }

  private parameterFaults({ name, parameters, at }: Found, query: URLSearchParams): string[] {
    const faults: string[] = [];
    const check = (parameter: string, schema: Schema, text: string) => {
      const validate = this.validator(`${name} ${parameter}`, schema);
      // the text of a parameter may stand for a number or a boolean
      if (!readings(text).some((value) => validate(value))) faults.push(`${parameter}=${text}`);
    };
    for (const { name: parameter, in: where, schema } of parameters) {
      const text = where === "path" ? at[parameter] : where === "query" ? query.get(parameter) : undefined;
      if (text !== undefined && text !== null) check(parameter, schema, text);
    }
    const known = new Set(parameters.filter((each) => each.in === "query").map((each) => each.name));
    for (const key of query.keys()) if (!known.has(key)) faults.push(`no query parameter ${key}`);
    return faults;
  }

  private bodyFaults(
    { name, operation: { requestBody } }: Found,
    contentType: string,
    body: unknown,
    files: readonly string[],
  ): string[] {
    if (body === undefined) return [];
    const type = contentType.split(";")[0]?.trim() ?? "";
    const schema = requestBody?.content[type]?.schema;
    if (schema === undefined) return [`no body of ${type}`];
    const validate = this.validator(`${name} ${type}`, schema);
    const whole = files.length === 0 ? body : { ...(body as object), ...Object.fromEntries(files.map(fileField)) };
    if (validate(whole)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
  }

  private validator(key: string, schema: Schema): ValidateFunction {
    const known = this.validators.get(key);
    if (known !== undefined) return known;
    const validate = this.ajv.compile(absolute(schema) as Schema);
    this.validators.set(key, validate);
    return validate;
  }
}

const holes = (path: string): number => path.split("{").length;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);

const readings = (text: string): unknown[] => {
  const values: unknown[] = [text];
  if (text === "true" || text === "false") values.push(text === "true");
  if (text !== "" && Number.isFinite(Number(text))) values.push(Number(text));
  return values;
};

const fileField = (field: string): [string, string] => [`files[${field}]`, ""];

/** References within the description, seen from a schema that was taken out of it. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string" ? value.replace(/^#/, "discord#") : absolute(value),
    ]),
  );
}

const COMPONENTS_V2 = 1 << 15;
const MOST_CHARACTERS = 4000;
const MOST_COMPONENTS = 40;

/** What holds for a message as a whole and no schema says: characters, components, and what goes with the second kind of them. */
function v2Faults(body: unknown): string[] {
  const message = messageIn(body);
  if (message === null || (Number(message.flags ?? 0) & COMPONENTS_V2) === 0) return [];
  const faults: string[] = [];
  for (const other of ["content", "embeds", "poll", "stickers"])
    if (message[other] !== undefined && message[other] !== null) faults.push(`${other} beside components of version 2`);
  const all = partsOf(message.components);
  if (all.length > MOST_COMPONENTS) faults.push(`${all.length} components of ${MOST_COMPONENTS}`);
  const characters = all.reduce((sum, { content }) => sum + (typeof content === "string" ? content.length : 0), 0);
  if (characters > MOST_CHARACTERS) faults.push(`${characters} characters of ${MOST_CHARACTERS}`);
  return faults;
}

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);

function messageIn(body: unknown): Part | null {
  if (!isPart(body)) return null;
  return isPart(body.data) ? body.data : body;
}

const partsOf = (components: unknown): Part[] =>
  Array.isArray(components)
    ? components.filter(isPart).flatMap((part) => [part, ...partsOf(part.components), ...partsOf([part.accessory])])
    : [];
