// prisma/schema.prisma is the one model. Prisma fixes the kind of database in a schema, so what it says for PostgreSQL is made from it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const schema = fileURLToPath(new URL("schema.prisma", import.meta.url));

/** Kinds of databases, with the folders of their migrations. */
export const kinds = {
  sqlite: fileURLToPath(new URL("migrations", import.meta.url)),
  postgresql: fileURLToPath(new URL("migrations-postgresql", import.meta.url)),
};

/** The model, for one kind of database. */
export function schemaFor(kind) {
  return readFileSync(schema, "utf8")
    .replace('provider = "sqlite"', `provider = "${kind}"`)
    .replace('"../src/store/generated/sqlite"', `"../src/store/generated/${kind}"`);
}

/** Texts are compared byte by byte everywhere, whatever language a database has been made for. */
export const adapted = (kind, sql) =>
  kind === "sqlite" ? sql : sql.replace(/ TEXT\b(?! COLLATE)/g, ' TEXT COLLATE "C"');
