import { PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { Database } from './Database.ts';
import { GuardedDialect } from './guardedDialect.ts';

/** Opens PostgreSQL by its address with a pool of connections. A lost idle connection is reported, not fatal. */
export function openPostgres(url: string, poolSize: number, onIdleError: (error: Error) => void): Database {
  const overrides = new TypeOverrides();
  // Counts and list numbers stay far below 2^53; as numbers both databases answer alike.
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString: url, max: poolSize, types: overrides, connectionTimeoutMillis: 10_000 });
  pool.on('error', onIdleError);
  return new Database(new GuardedDialect(new PostgresDialect({ pool }), poolSize));
}
