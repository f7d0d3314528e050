import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { PostgresServer } from './PostgresServer.ts';

/** Starts a server whose database `postgres` has every table, for services to use. The parameters are the server's. */
export async function startMigratedServer(
  ...parameters: Parameters<typeof PostgresServer.start>
): Promise<PostgresServer> {
  const server = await PostgresServer.start(...parameters);
  await using database = openPostgres(server.url('postgres'), 2, () => {}, 'none');
  await migrate(database);
  return server;
}
