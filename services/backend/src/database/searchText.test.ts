import { matchesEvent, matchesKeyword } from '@cpd/domain/keyword';
import { foldForFinding } from '@cpd/domain/text';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { keywordFilters } from './searchText.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

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
  [' \u200b', []],
  ['bandage', ['%BANDAGE%']],
  ['post 123456', ['%123456%', '%POST%']],
  [' ethics lecture 12345 on 2026 ', ['%12345%', '%2026%', '%LECTURE%', '%ETHICS%', '%ON%']],
  ['a 100% case', ['%100\\%%', '%CASE%', '%A%']],
  ['example.org/ecg-night', ['%EXAMPLE%', '%NIGHT%', '%ORG%', '%ECG%']],
  // No stored text has more marks in a row.
  [`ก${'\u0e48'.repeat(2_000)}`, [`%ก${'\u0e48'.repeat(30)}%`]],
])('the keyword "%s" is looked for by its words, the rarest first', (keyword, parts) => {
  expect(keywordFilters(keyword).map((condition) => condition.compile(compiler).parameters[0])).toEqual(parts);
});

describe('the fold in the database', () => {
  const foldsOf = async (texts: readonly string[]) => {
    const { rows } = await sql<{ fold: string; parts: string }>`
      select search_fold(value) as fold, normalize(value, NFKD) as parts
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (value, place) order by place
    `.execute(api.deps.database.queries);
    return rows;
  };

  test('is that of the apps for every character that both know', async () => {
    const points = Array.from({ length: 0x1efff }, (_, index) => index + 1);
    // Ideographs and Hangul syllables have no case.
    const texts = points
      .filter((point) => point < 0x3400 || (point > 0x9fff && point < 0xac00) || point > 0xd7ff)
      .map((point) => `a${String.fromCodePoint(point)}b`)
      .filter((text) => text.isWellFormed());
    const folds = await foldsOf(texts);
    // A database may know fewer decompositions than this runtime.
    const known = texts.filter((text, place) => folds[place]?.parts === text.normalize('NFKD'));
    const isKnown = new Set(known);
    const differing = texts.filter((text, place) => folds[place]?.fold !== foldForFinding(text));
    expect(differing.filter((text) => isKnown.has(text))).toEqual([]);
    expect(known.length).toBeGreaterThan(texts.length - 1_000);
  });

  test('is that of the apps for whole texts', async () => {
    const texts = [
      'Basic\u00a0Life  Support\t1',
      ' a \u0007 b\n\nc ',
      'İstanbul ISTANBUL ıi',
      'Straße ẞ Ωμέγα ΟΔΟΣ οδος',
      'น้ำ น\u0e4d\u0e49\u0e32 น\u0e49\u0e4d\u0e32 กี่ ก\u0e48\u0e35 เเพทย์',
      'ນ້ຳ ນ\u0ecd\u0ec9\u0eb2',
      'می\u200cخواهم شَعْر',
      'Cafe\u0301 CAFÉ a\u0301\u0323',
      '👩\u200d⚕️ ＣＰＤ ｶﾞｲﾄﾞ ﬁnal 한국 が',
      "O`Brien's O’Brien O´Brien ″a‴",
      'COVID‑19 – −20 ﹣ “x” «y» צה״ל בית־ספר',
      'پزشکی پزشكي ﭘﺰﺷﮑﯽ كتـــاب رئیس ﷻ ﷼',
      'أمراض إمراض آمراض ٱمراض الصحة العامّة ﻷ رَا\u064E\u0654س مسؤول رئيس',
      '٢٠٢٦ ۲۰۲۶ ๒๐๒๖ 𞥒𞥐𞥒𞥖 〜 ～ ~',
      'Jovanović Brandstätter Nguyễn Łukasz Søren Đorđe Guðrún Þór Æsir cœur Işıl',
      'Άννα Семён שָׁלוֹם مسؤول कि की ड़ க கா က ကာ は ば 각',
      'a`b',
      '\u200b',
      '',
    ];
    expect((await foldsOf(texts)).map(({ fold }) => fold)).toEqual(texts.map(foldForFinding));
  });
});

describe('a keyword finds in the database what it finds in the apps', () => {
  /** Letters of many scripts with and without marks, and what is between words. */
  const CHARACTERS = [
    ...'aAbcåÅéøŁđıİßẞſñơŉǆﬁ',
    ...'กิ่ำเแไมันກຳคिकिषংগ가각はばパ\u3099',
    ...'αάςΣйёЁ',
    ...'اأؤئىيةهـَّ٠۱๒שׁל',
    ...'  --..//,;_%\\\'"’・\u0301\u0323\u0307\u200b\u00a0\n',
  ];

  function pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(Math.random() * items.length)] as Item;
  }

  function anyCharacter(): string {
    const point = 1 + Math.floor(Math.random() * 0x1fffe);
    return Math.random() < 0.1 ? String.fromCodePoint(point).toWellFormed() : pick(CHARACTERS);
  }

  function anyText(): string {
    return Array.from({ length: Math.floor(Math.random() * 12) }, anyCharacter).join('');
  }

  /** A part of a text in another form, or another text. */
  function anyKeywordFor(text: string): string {
    const start = Math.floor(Math.random() * 6);
    const part = Array.from(text)
      .slice(start, start + 1 + Math.floor(Math.random() * 6))
      .join('');
    return pick([part.normalize('NFC'), part.normalize('NFD'), part.toUpperCase(), part.toLowerCase(), anyText()]);
  }

  test('for random texts and keywords of all scripts', async () => {
    const { queries } = api.deps.database;
    let found = 0;
    for (let count = 0; count < 1_000; count += 1) {
      const text = anyText();
      const keyword = anyKeywordFor(text);
      const { rows } = await sql<{ isFound: boolean; isKnown: boolean }>`
        select ${sql.join([sql`true`, ...keywordFilters(keyword)], sql` and `)} as "isFound",
          normalize(${text}, NFKD) = ${text.normalize('NFKD')}
            and normalize(${keyword}, NFKD) = ${keyword.normalize('NFKD')} as "isKnown"
        from (select search_fold(${text}) as search) as row`.execute(queries);
      // A database may know fewer decompositions than this runtime.
      if (!rows[0]?.isKnown) continue;
      expect([text, keyword, rows[0].isFound]).toEqual([text, keyword, matchesKeyword(keyword, text)]);
      if (rows[0].isFound) found += 1;
    }
    expect(found).toBeGreaterThan(250);
  });

  test.each([
    // Its fold, folded again, is another text.
    ['กก\u0e48\u0307\u0e35ก', 'กก\u0e48\u0307\u0e35ก', true],
    ['100%', '0%', true],
    ['100 of', '0%', false],
    ['a_b\\c', '_b\\', true],
    ['abbc', 'a_b', false],
  ])('for the text %j and the keyword %j', async (text, keyword, isFound) => {
    const { rows } = await sql<{ isFound: boolean }>`
      select ${sql.join([sql`true`, ...keywordFilters(keyword)], sql` and `)} as "isFound"
      from (select search_fold(${text}) as search) as row`.execute(api.deps.database.queries);
    expect([rows[0]?.isFound, matchesKeyword(keyword, text)]).toEqual([isFound, isFound]);
  });

  test.each([
    'https://example.org/2026/ecg-night',
    'https://example.org/caf%C3%A9%20%E0%B8%9B%E0%B8%A3%E0%B8%B0',
    'https://example.org/100%/%zz/%C3/%ff%41%/a%2Fb',
  ])('for the words of the link %s', async (hyperlink) => {
    await api.reset();
    const { queries } = api.deps.database;
    await sql`insert into events (id, hyperlink) values ('e', ${hyperlink})`.execute(queries);
    for (const keyword of [
      'ecg night',
      'Night ECG',
      'org/2026',
      'cafe',
      'ประ',
      'CAFÉ',
      '100%',
      'zz',
      'a',
      'a/b',
      '%ff',
    ]) {
      const { json } = await api.request(`GET /v1/event?keyword=${encodeURIComponent(keyword)}`);
      expect([keyword, json.total]).toEqual([keyword, Number(matchesEvent(keyword, { hyperlink }))]);
    }
  });
});

describe('rows that another service writes', () => {
  const found = async (list: string, keyword: string) =>
    (await api.request(`GET /v1/${list}?keyword=${encodeURIComponent(keyword)}`)).json.total;

  beforeEach(async () => {
    await api.reset();
    const { queries } = api.deps.database;
    await sql`insert into users (id, first_name, last_name, email) values ('u', 'Zaphod', 'น้ำใจ', 'z@mill.example')`.execute(
      queries,
    );
    await sql`insert into posts (id, user_id, title, description, status)
      values ('p', 'u', 'Quokka', E'Basic\u00a0Life\nSupport', 2)`.execute(queries);
    await sql`insert into events (id, hyperlink) values ('e', 'https://Straße.example')`.execute(queries);
    await sql`insert into certificate_groups (id, name) values ('g', 'Chirurgie à Genève')`.execute(queries);
  });

  test.each([
    ['user', 'zaphod น\u0e4d\u0e49\u0e32'],
    ['user', 'น้ำใจ, Zaphod'],
    ['user', 'น้ำใจZAPHOD'],
    ['user', 'zaphod z@mill'],
    ['user', 'MILL.example'],
    ['post', 'quokka'],
    ['post', 'basic life support'],
    ['event', 'STRASSE'],
    ['event', 'example straße'],
    ['post', 'quokka basic'],
    ['certificate-group', 'geneve chirurgie'],
    ['certificate-group', 'a\u0300 genÈve'],
  ])('are found in the list %s by the keyword %j', async (list, keyword) => {
    expect(await found(list, keyword)).toBe(1);
  });

  test.each([
    ['post', 'quokka basics'],
    ['user', 'zaphod beeblebrox'],
    ['user', '%'],
    ['user', ' - '],
  ])('are not found in the list %s by the keyword %j', async (list, keyword) => {
    expect(await found(list, keyword)).toBe(0);
  });

  test('are found by their new texts, and no longer by the previous ones', async () => {
    const { queries } = api.deps.database;
    await sql`update posts set title = 'Wombat'`.execute(queries);
    await sql`update users set last_name = null, search = 'FORGED'`.execute(queries);
    expect([await found('post', 'wombat'), await found('post', 'quokka')]).toEqual([1, 0]);
    expect([await found('user', 'zaphod'), await found('user', 'ใจ'), await found('user', 'forged')]).toEqual([
      1, 0, 0,
    ]);
  });
});
