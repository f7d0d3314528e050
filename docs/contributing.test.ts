import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
const patches = text.split(/^## /m).flatMap((section) => {
  const [, patch] = /^```diff\n(.*?)^```/ms.exec(section) ?? [];
  return patch === undefined ? [] : [[section.slice(0, section.indexOf('\n')), patch] as const];
});

/** Long enough for slow machines. */
const TIMEOUT_MS = 300_000;
/** A copy of the sources, to which the patches are applied. */
const copy = mkdtempSync(join(tmpdir(), 'contributing-'));

/** The endpoint that the list screen needs. Another section explains how to add one. */
const PLACE_CONTRACT = `import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { idSchema, pageOf, pageQuery } from '../http/schemas.ts';
const placeSchema = v.object({ _id: idSchema, name: v.string() });
export type Place = v.InferOutput<typeof placeSchema>;
export const listPlaces = endpoint('GET', '/v1/place', {
  summary: 'Lists the places.',
  query: v.object(pageQuery),
  response: pageOf(placeSchema),
});
`;
const PLACE_RESOURCE = `import { query } from '../query/query.ts';
import { listPlaces } from './contract.ts';
export type { Place } from './contract.ts';
export const places = { list: query(listPlaces) };
`;

/** Saves and reads the new field in a new database, and checks values against the contract. */
const TRY_FIELD = `import * as v from 'valibot';
import { saveEvent } from '@cpd/api/events/contract';
import { openEmbedded } from './src/database/embedded.ts';
import { migrate } from './src/database/migrate.ts';
import { addEvent, changeEvent, findEvent } from './src/catalog/events/store.ts';
await using database = await openEmbedded(null);
await migrate(database);
const id = await addEvent(database.queries);
await database.transaction((queries) => changeEvent(queries, id, { venue: 'Hall 2' }));
const saved = (await findEvent(database.queries, id)).value.venue;
await database.transaction((queries) => changeEvent(queries, id, { venue: '' }));
const cleared = (await findEvent(database.queries, id)).value.venue;
const accepts = (venue) => v.is(saveEvent.body, { event: id, venue });
console.log(JSON.stringify({ saved, cleared, accepted: ['Hall 2', 'a\\u202Eb', 'x'.repeat(501)].map(accepts) }));
`;

function run(command: string, args: readonly string[], cwd: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(copy, cwd), encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  for (const path of [
    'packages',
    'apps/admin',
    'services/backend',
    'tools/build',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      // Links between packages are relative, so they lead to the copies.
      verbatimSymlinks: true,
      filter: (source) => !/\/(dist|\.cache|\.turbo|\.bin)$|\.(png|pdf|woff2)$/.test(source),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}, TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true }));

test('CONTRIBUTING shows a field and a list screen as patches', () => {
  expect(patches.map(([title]) => title)).toEqual(['Add a field', 'Add a list screen']);
});

test.each(patches)('the patch of "%s" applies to the code', (_title, patch) => {
  // git throws with the lines that do not fit.
  run('git', ['apply', '-'], '.', patch);
});

test.each(['packages/api', 'services/backend', 'apps/admin'])(
  'with the patches of CONTRIBUTING, %s compiles',
  (path) => {
    const places = join(copy, 'packages/api/src/places');
    mkdirSync(places, { recursive: true });
    writeFileSync(join(places, 'contract.ts'), PLACE_CONTRACT);
    writeFileSync(join(places, 'resource.ts'), PLACE_RESOURCE);
    run('tsc', ['-p', 'tsconfig.json', '--noEmit'], path);
  },
  TIMEOUT_MS,
);

test(
  'the field of CONTRIBUTING is saved, cleared, and rejected with bidi overrides or if it is too long',
  () => {
    writeFileSync(join(copy, 'services/backend/tryField.ts'), TRY_FIELD);
    expect(JSON.parse(run('node', ['tryField.ts'], 'services/backend'))).toEqual({
      saved: 'Hall 2',
      cleared: null,
      accepted: [true, false, false],
    });
  },
  TIMEOUT_MS,
);
