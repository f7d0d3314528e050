import { cleanText, EMAIL_MAX_LENGTH, type TextKind, textFault } from '@cpd/domain/text';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

/** All characters but ideographs, syllables and private ones, which are alike, and the ends of all planes. */
const edges = [
  [1, 0x33ff],
  [0xa000, 0xa9ff],
  [0xd7b0, 0xd7ff],
  [0xf8ff, 0xffff],
  [0x16f00, 0x1d2ff],
  [0xe0000, 0xe1001],
]
  .concat(Array.from({ length: 16 }, (_, plane) => [plane * 0x10000 + 0x1fffd, plane * 0x10000 + 0x20000]))
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
  .filter((point) => point < 0x110000)
  .map((point) => String.fromCodePoint(point));

/** Combining marks with what a fold removes between them, and characters that it turns into marks. */
const MARKS = ['\u0301', '\u0301\u200b', '\u064b\u0640', '\uff9e', '\ufe71', '\ufe0f', '\u{1d165}', '\u200b', '\u0640'];

describe.each<TextKind>(['line', 'text', 'identifier', 'email'])(
  'the database cleans and checks a text (%s)',
  (kind) => {
    const maxLength = kind === 'email' ? EMAIL_MAX_LENGTH : Number.POSITIVE_INFINITY;
    const resultOf = (text: string) => [cleanText(kind, text), textFault(kind, text, maxLength) ?? null];
    const databaseResultsOf = async (texts: readonly string[]) => {
      const { rows } = await sql<{ cleaned: string; fault: string | null }>`
      select clean_text(${kind}, value) as cleaned, text_fault(${kind}, value) as fault
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (value, place) order by place
    `.execute(api.deps.database.queries);
      return rows.map(({ cleaned, fault }) => [cleaned, fault]);
    };

    test('as the service does, for the first and the last character of each class', async () => {
      const places = (one: string) => [`a${one}b@c.org`, `a@c.org${one}`, `${one}a@c.org`, `क\u094d${one}`];
      const texts: string[] = [];
      let last = 'x';
      let lastResult = '';
      for (const character of edges) {
        // The same for all characters of a class.
        const result = places(character)
          .flatMap(resultOf)
          .map((text) => text?.replaceAll(character, 'x'))
          .join('|');
        if (result !== lastResult) texts.push(...places(last), ...places(character));
        [last, lastResult] = [character, result];
      }
      expect(texts.length).toBeGreaterThan(100);
      expect(await databaseResultsOf(texts)).toEqual(texts.map(resultOf));
    });

    test('as the service does, for whole texts', async () => {
      const texts = [
        '',
        ' \u200b ',
        'a \u000b\u2028 \u00a0\u0085\f b',
        '  \n a  b\t ',
        'a \u2068\n\u2069 b',
        'One\r\n\r\nTwo\u2028Three\u000bFour\tFive\n',
        '\u2068Ada\u2069 \u202aLovelace\u202c \u200b\n',
        'We ❤\ufe0f\u200b ',
        '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ',
        'മോഹന\u0d4d\u200d\u200b',
        'Ada <a@example.org>',
        ' ada@example.org\u00a0',
        "o'brien+1@example.co.uk",
        'สมชาย@ตัวอย่าง.ไทย',
        'a@-b.org',
        `${'a'.repeat(64)}@${'b'.repeat(184)}.com`,
        `${'a'.repeat(64)}@${'b'.repeat(186)}.com`,
        `${'a'.repeat(65)}@b.com`,
        ...MARKS.flatMap((mark) => [30, 31].map((count) => `a${mark.repeat(count)}@b.com`)),
      ];
      expect(await databaseResultsOf(texts)).toEqual(texts.map(resultOf));
    });
  },
);

describe('rows that another service writes', () => {
  const write = (column: string, text: string | null) =>
    sql`insert into users (id, ${sql.ref(column)}) values ('u', ${text})
      on conflict (id) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(
      api.deps.database.queries,
    );
  const stored = async () => api.deps.database.queries.selectFrom('users').selectAll().executeTakeFirst();

  test.each([
    ['email', ' a@example.org', 'a@example.org'],
    ['email', '\u00a0a@example.org\u200b', 'a@example.org'],
    ['firebase_uid', ' uid ', 'uid'],
    ['firebase_uid', '\u200b', null],
    ['first_name', '\u2068Ada\u2069\tKing', 'Ada King'],
    ['last_name', 'Byron \u000b\u2028 King', 'Byron King'],
    ['description', 'a\u2028b\u000bc\t', 'a\nb\nc'],
  ])('have a clean %s: %j', async (column, text, expected) => {
    await write(column, text);
    expect(await stored()).toMatchObject({ [column]: expected });
    await write(column, null);
    await write(column, text);
    expect(await stored()).toMatchObject({ [column]: expected });
  });

  test.each([
    ['email', 'Ada <a@example.org>', 'users.email is not an e-mail address.'],
    ['email', `a@${'b'.repeat(250)}.org`, 'users.email must have at most 254 characters'],
    ['firebase_uid', 'u 1', 'users.firebase_uid has spaces inside.'],
    ['last_name', 'a\u202eb', 'users.last_name has hidden characters that turn the direction of writing.'],
    ['description', 'a\u001bb', 'users.description has hidden control characters.'],
    ['description', `a${'\u0301\u0316'.repeat(5_000)}`, 'users.description has more than 30 accents or other marks'],
    ['last_name', `a${'\u0316\uff9e'.repeat(16)}`, 'users.last_name has more than 30 accents or other marks'],
  ])('are rejected with the %s %j', async (column, text, message) => {
    await expect(write(column, text)).rejects.toThrow(message);
    expect(await stored()).toBeUndefined();
  });

  test('keep a text of an earlier version until it changes', async () => {
    const { queries } = api.deps.database;
    await write('first_name', 'Ada');
    await sql`alter table users disable trigger clean_texts`.execute(queries);
    await write('email', 'Ada <a@example.org>');
    const description = `a${'\u0301'.repeat(40)}`;
    await write('description', description);
    await sql`alter table users enable trigger clean_texts`.execute(queries);
    await sql`update users set first_name = 'Augusta', email = email, description = description`.execute(queries);
    expect(await stored()).toMatchObject({ first_name: 'Augusta', email: 'Ada <a@example.org>', description });
  });
});
