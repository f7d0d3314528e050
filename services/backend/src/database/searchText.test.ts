import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { holdsKeyword } from './searchText.ts';

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test.each([
  ['', []],
  ['bandage', ['%BANDAGE%']],
  ['post 123456', ['%123456%', '%POST 123456%']],
  [' ethics lecture 12345 on 2026 ', ['%12345%', '%ETHICS LECTURE 12345 ON 2026%']],
  ['changed preview', ['%CHANGED%', '%CHANGED PREVIEW%']],
  ['a 100% case', ['%CASE%', '%A 100\\% CASE%']],
  // One trigram finds no fewer rows than the whole, and would have the planner expect half of them.
  ['new 123', ['%NEW 123%']],
])('the keyword "%s" is looked for by its rarest word first, then as a whole', (keyword, patterns) => {
  expect(holdsKeyword(keyword).map((condition) => condition.compile(compiler).parameters[0])).toEqual(patterns);
});
