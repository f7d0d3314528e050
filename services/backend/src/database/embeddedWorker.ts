import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

export type EngineTask =
  /** Opens the database in a folder, or in memory. A new one may start as a copy of a dump. */
  | { readonly open: string | null; readonly dump?: Uint8Array<ArrayBuffer> | undefined }
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly dump: true }
  | { readonly close: true };

/** The outcome. An error is sent as its fields, most of which structured cloning would lose. */
export type EngineResponse =
  | { readonly rows: unknown[]; readonly affectedRows: number }
  | { readonly dump: Uint8Array<ArrayBuffer> }
  | { readonly message: string; readonly fields: ErrorFields; readonly isPanic: boolean };

/** What PostgreSQL says about an error besides its message. */
type ErrorFields = Readonly<Partial<Record<(typeof ERROR_FIELDS)[number], string>>>;

const ERROR_FIELDS = ['code', 'table', 'constraint'] as const;

const DONE: EngineResponse = { rows: [], affectedRows: 0 };

let engine: PGlite;

/** Runs one task after another, because the engine does one thing at a time and this thread does nothing else. */
export default async function work(task: EngineTask): Promise<EngineResponse> {
  try {
    if ('open' in task) {
      engine = task.open === null ? await create(undefined, task.dump) : await openFolder(task.open, task.dump);
      return DONE;
    }
    if ('dump' in task) return { dump: await (await engine.dumpDataDir('gzip')).bytes() };
    if ('close' in task) {
      await engine.close();
      return DONE;
    }
    const { rows, affectedRows = 0 } = await engine.query(task.sql, [...task.parameters]);
    return { rows, affectedRows };
  } catch (error) {
    const sent: Readonly<Record<string, unknown>> = Object(error);
    return {
      message: error instanceof Error ? error.message : String(error),
      fields: Object.fromEntries(
        ERROR_FIELDS.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
      ),
      isPanic: sent.severity === 'PANIC',
    };
  }
}

/**
 * Opens the database of a folder. A new one is moved there once it is complete, so that a crash leaves no partial one.
 */
async function openFolder(folder: string, dump?: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await (await create(unfinished, dump)).close();
    await rename(unfinished, folder);
  }
  return create(folder);
}

function create(dataDir?: string, dump?: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
    extensions: { trigrams },
    // Half of the default memory; the working set of one organisation is far smaller.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}
