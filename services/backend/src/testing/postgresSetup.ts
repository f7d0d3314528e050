import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { PostgresServer } from './PostgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for test databases; undefined if tests run on the embedded database. */
    postgres: { readonly maintenanceUrl: string; readonly template: string };
  }
}

/** Starts PostgreSQL for the tests that run over it, with one migrated database for each test file to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start();
  const template = 'template_cpd';
  await runOn(server.url('postgres'), `create database ${template}`);
  const database = openPostgres(server.url(template), 1, () => {});
  await migrate(database);
  await database.close();
  project.provide('postgres', { maintenanceUrl: server.url('postgres'), template });
  return () => server.stop();
}

/** Runs one statement outside of a transaction. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
