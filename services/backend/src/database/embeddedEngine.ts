import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { Piscina } from 'piscina';
import type { EngineResponse, EngineTask } from './embeddedWorker.ts';

/** The embedded engine in a thread of its own, so that no statement blocks the process. */
export class EmbeddedEngine {
  readonly #thread = new Piscina<EngineTask, EngineResponse>({
    filename: new URL('./embeddedWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  #isOpen = false;

  private constructor() {
    this.#thread.on('workerDestroy', () => {
      // A new thread would have no engine, and a reopened one would continue in the middle of a transaction. Restarting
      // the process recovers the database, as after any crash.
      if (this.#isOpen)
        throw new Error('The thread of the embedded database ended by itself: the process ends with it.');
    });
  }

  /** @throws the engine's error if it cannot read the data. */
  static async open(folder: string | null, dump?: Blob): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine();
    try {
      await engine.#do({ open: folder, dump: await dump?.bytes() });
      engine.#isOpen = true;
      return engine;
    } catch (error) {
      await engine.#thread.destroy();
      throw error;
    }
  }

  /** Runs a statement. @throws an error with PostgreSQL's `code`, `table` and `constraint`. */
  async query(sql: string, parameters: readonly unknown[] = []) {
    const response = await this.#do({ sql, parameters });
    return 'rows' in response ? response : { rows: [], affectedRows: 0 };
  }

  /** Returns everything in the database as an archive. */
  async dump(): Promise<Blob> {
    const response = await this.#do({ dump: true });
    return new Blob('dump' in response ? [response.dump] : []);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#do({ close: true });
    await this.#thread.destroy();
  }

  /** Terminates the thread, like a crash. */
  async abandon(): Promise<void> {
    this.#isOpen = false;
    await this.#thread.destroy();
  }

  async #do(task: EngineTask): Promise<Exclude<EngineResponse, { message: string }>> {
    const response = await this.#thread.run(task);
    if ('message' in response && response.isPanic) endProcess(response.message);
    if ('message' in response) throw Object.assign(new Error(response.message), response.fields);
    return response;
  }
}

/** PostgreSQL exits after a panic; here the next statement would hang. */
function endProcess(message: string): never {
  process.stderr.write(
    `The embedded database has stopped (${message}), and the process with it: start it again. Where the disk is full, free some space first; nothing that was saved is lost.\n`,
  );
  process.exit(1);
}

/** Uses the engine's single connection. The caller ensures that no one else does. */
export function embeddedDialect(engine: EmbeddedEngine): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await engine.query(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('The embedded engine cannot stream rows.');
    },
  };
  const run = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: () => run('begin'),
      async commitTransaction() {
        // After a statement failed and its error was caught, `commit` would silently roll back.
        await run('select 1');
        await run('commit');
      },
      rollbackTransaction: () => run('rollback'),
      destroy: async () => {},
    }),
  };
}
