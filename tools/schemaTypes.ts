import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { openEmbedded } from '../services/backend/src/database/embedded.ts';
import { migrate } from '../services/backend/src/database/migrate.ts';
import type { Queries } from '../services/backend/src/database/schema.ts';

const FOLDER = new URL('../services/backend/src/database/', import.meta.url);
const HEAD = '// Written by `npm run generate` from the migrated database.';

interface Column {
  readonly table: string;
  readonly tableComment: string | null;
  readonly name: string;
  readonly type: 'text' | 'bool' | 'int4' | 'int8' | 'numeric' | 'jsonb' | 'timestamptz';
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isIdentity: boolean;
  readonly comment: string | null;
}

const TYPES: Readonly<Record<Column['type'], string>> = {
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  // As text, which keeps all digits.
  numeric: 'string',
  jsonb: 'unknown',
  timestamptz: 'Timestamp',
};

async function columnsOf(queries: Queries): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select relname as "table", obj_description(pg_class.oid) as "tableComment", attname as name,
      typname as type, not attnotnull as "isNullable", atthasdef as "hasDefault", attidentity <> '' as "isIdentity",
      col_description(pg_class.oid, attnum) as comment
    from pg_class join pg_attribute on attrelid = pg_class.oid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'kysely_migration'
      and attnum > 0 and not attisdropped
    order by relname, attname
  `.execute(queries);
  return rows;
}

function typeOf({ type, isNullable, hasDefault, isIdentity }: Column): string {
  if (isIdentity) return `GeneratedAlways<${TYPES[type]}>`;
  if (isNullable) return `${type === 'timestamptz' ? 'Date' : TYPES[type]} | null`;
  if (!hasDefault) return TYPES[type];
  return type === 'timestamptz' ? 'DefaultedTimestamp' : `Generated<${TYPES[type]}>`;
}

function docOf(comment: string | null, indent: string): string {
  if (comment === null) return '';
  const line = `${indent}/** ${comment} */\n`;
  if (line.length <= 120) return line;
  const lines = comment.match(/.{1,110}(?= |$)/g) ?? [];
  return `${indent}/**\n${lines.map((part) => `${indent} * ${part.trim()}\n`).join('')}${indent} */\n`;
}

/** The columns of each table as types. */
function typesOf(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const members = [...tables].map(([table, its]) => {
    const fields = its.map((column) => `${docOf(column.comment, '    ')}    ${column.name}: ${typeOf(column)};\n`);
    return `${docOf(its[0]?.tableComment ?? null, '  ')}  ${table}: {\n${fields.join('')}  };\n`;
  });
  return `${HEAD}
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The tables and columns of the database. */
export interface Tables {
${members.join('')}}
`;
}

/** Every table, each after those that its foreign keys refer to. */
async function orderedTables(queries: Queries, columns: readonly Column[]): Promise<readonly string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and conrelid <> confrelid
  `.execute(queries);
  const ordered: string[] = [];
  const waiting = new Set(columns.map(({ table }) => table));
  while (waiting.size > 0) {
    const ready = [...waiting].find((table) => rows.every(({ from, to }) => from !== table || !waiting.has(to)));
    if (ready === undefined) throw new Error(`The foreign keys of ${[...waiting].join(', ')} form a cycle.`);
    waiting.delete(ready);
    ordered.push(ready);
  }
  return ordered;
}

/** Returns what `database/columns.d.ts` and `database/tables.ts` contain for this database. */
export async function schemaTypes(queries: Queries): Promise<{ readonly types: string; readonly names: string }> {
  const columns = await columnsOf(queries);
  const names = (await orderedTables(queries, columns)).filter((table) => table !== 'locks');
  return {
    types: typesOf(columns),
    names: `${HEAD}

/** Every table, each after those that it references, except for \`locks\`, whose rows belong to each database. */
export const TABLES = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
`,
  };
}

if (import.meta.main) {
  await using database = await openEmbedded(null);
  await migrate(database);
  const { types, names } = await schemaTypes(database.queries);
  await writeFile(new URL('columns.d.ts', FOLDER), types);
  await writeFile(new URL('tables.ts', FOLDER), names);
}
