import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FoundPerson, type Lookup, readPeopleList, sortedPeople } from './peopleList.ts';

describe('reading a list', () => {
  const keysOf = (text: string) => readPeopleList(text).map(({ line, keys }) => [line, ...keys]);

  test.each([
    [
      'an e-mail, an id and a name, one a line',
      'ada@x.org\nuser-17\nBen King',
      [
        [1, 'ada@x.org'],
        [2, 'user-17'],
        [3, 'Ben King'],
      ],
    ],
    [
      'blank lines and blanks',
      '\n  Ada   Lovelace \r\n\u00a0\r\n\r\nBen\n',
      [
        [2, 'Ada Lovelace'],
        [5, 'Ben'],
      ],
    ],
    [
      'quotation marks',
      '"Lovelace, Ada"\n"Ben"',
      [
        [1, 'Lovelace, Ada'],
        [2, 'Ben'],
      ],
    ],
    ['a name with a comma', 'Lovelace, Ada', [[1, 'Lovelace Ada']]],
    [
      'columns of names',
      'Ada\tLovelace\nBen\tKing',
      [
        [1, 'Ada Lovelace'],
        [2, 'Ben King'],
      ],
    ],
    [
      'a column with an e-mail',
      '1\tAda\tLovelace\tada@x.org\n2\tBen\tKing\tben@x.org',
      [
        [1, 'ada@x.org'],
        [2, 'ben@x.org'],
      ],
    ],
    ['a second e-mail in a row', 'Ada\tada@x.org\tada@home.org', [[1, 'ada@x.org']]],
    [
      'numbers of rows beside names',
      '1.\tAda Lovelace\n2.\tBen King',
      [
        [1, 'Ada Lovelace'],
        [2, 'Ben King'],
      ],
    ],
    ['an id beside a name', 'user-17\tAda\tLovelace', [[1, 'user-17', 'Ada Lovelace']]],
    [
      'a cell with a line break',
      'Ada\t"Ward 3\nNight"\tada@x.org\nBen',
      [
        [1, 'ada@x.org'],
        [3, 'Ben'],
      ],
    ],
    [
      'a file with commas',
      'Name,E-mail\n"Lovelace, Ada",ada@x.org',
      [
        [1, 'Name E-mail'],
        [2, 'ada@x.org'],
      ],
    ],
    [
      'the recipients of a mail',
      'Ada <ada@x.org>; Ben <ben@x.org>',
      [
        [1, 'ada@x.org'],
        [1, 'ben@x.org'],
      ],
    ],
    ['a link to write a mail', 'mailto:ada@x.org.', [[1, 'ada@x.org']]],
    [
      'other scripts',
      '山田　太郎\nสมชาย ใจดี',
      [
        [1, '山田 太郎'],
        [2, 'สมชาย ใจดี'],
      ],
    ],
    ['a text that is nobody', 'a'.repeat(300), [[1]]],
    ['nothing', ' \n\t\n', []],
  ])('takes %s', (_, text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('tells lines with the same text apart, also while others are edited', () => {
    const ids = (text: string) => readPeopleList(text).map(({ id }) => id);
    expect(new Set(ids('Ann Lee\nAnn Lee')).size).toBe(2);
    expect(ids('Ben\nAnn Lee\nAnn Lee').slice(1)).toEqual(ids('Ann Lee\nAnn Lee'));
  });

  test('reads every text, with unique ids and at least one key each', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '1', '@', '.', ',', ';', '\t', '\n', '"', ' ') }), (text) => {
        const listed = readPeopleList(text);
        expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
        for (const { keys } of listed) expect(keys.length === 0 || keys.every((key) => key.trim() !== '')).toBe(true);
      }),
    );
  });
});

describe('sorting a list', () => {
  const person = (_id: string, fields: Partial<FoundPerson> = {}): FoundPerson => ({
    _id,
    firstName: 'Ada',
    certificate: null,
    ...fields,
  });
  const exact = (...people: readonly FoundPerson[]): Lookup<FoundPerson> => ({
    people,
    isExact: people.length > 0,
    hasMore: false,
  });
  const similar = (...people: readonly FoundPerson[]) => ({ ...exact(...people), isExact: false });
  const [ada, ben] = [person('ada'), person('ben')];

  const stateOf = (lookup: Lookup<FoundPerson>, choice?: string) => {
    const [line] = sortedPeople(readPeopleList('Ada'), new Map([['Ada', lookup]]), choice ? { '1/Ada': choice } : {});
    return line?.state;
  };

  test.each([
    ['nobody is unknown', exact(), undefined, { kind: 'unknown' }],
    ['one person is ready', exact(ada), undefined, { kind: 'ready', person: ada }],
    ['two people are ambiguous', exact(ada, ben), undefined, { kind: 'ambiguous', people: [ada, ben], hasMore: false }],
    [
      'one person with a longer name has to be chosen',
      similar(ada),
      undefined,
      { kind: 'ambiguous', people: [ada], hasMore: false },
    ],
    ['a chosen person is ready', exact(ada, ben), 'ben', { kind: 'ready', person: ben }],
    [
      'a choice that is not offered any more does not count',
      exact(ada, ben),
      'cleo',
      { kind: 'ambiguous', people: [ada, ben], hasMore: false },
    ],
  ] as const)('%s', (_, lookup, choice, state) => {
    expect(stateOf(lookup, choice)).toEqual(state);
  });

  test('a person with a valid certificate, and one without a name, are told apart', () => {
    const held = person('ada', { certificate: { _id: 'c' } });
    const nameless = person('ada', { firstName: ' ' });
    expect([stateOf(exact(held)), stateOf(exact(nameless))]).toEqual([
      { kind: 'held', person: held },
      { kind: 'nameless', person: nameless },
    ]);
  });

  test('a person who is listed twice counts once, by whatever they are named', () => {
    const lookups = new Map([
      ['ada@x.org', exact(ada)],
      ['Ada', exact(ada)],
    ]);
    const states = sortedPeople(readPeopleList('ada@x.org\nAda\nada@x.org'), lookups, {}).map(({ state }) => state);
    expect(states).toEqual([
      { kind: 'ready', person: ada },
      { kind: 'repeated', person: ada, line: 1 },
      { kind: 'repeated', person: ada, line: 1 },
    ]);
  });

  test('two lines of one name can be two people', () => {
    const lookups = new Map([['Ada', exact(ada, ben)]]);
    const states = sortedPeople(readPeopleList('Ada\nAda'), lookups, { '1/Ada': 'ben', '2/Ada': 'ada' });
    expect(states.map(({ state }) => state.kind)).toEqual(['ready', 'ready']);
  });

  test.each([
    ['an id counts before a name', [exact(ada), exact(ben)], 'ready', ada],
    ['a name counts if nobody has the id', [exact(), exact(ben)], 'ready', ben],
    ['what only contains an id does not count', [similar(ada), exact(ben)], 'ready', ben],
    ['an id decides while its name is looked up', [exact(ada), undefined], 'ready', ada],
    ['a name waits for its id', [undefined, exact(ben)], 'looking', undefined],
  ])('%s', (_, [byId, byName], kind, found) => {
    const known = [['user-17', byId] as const, ['Ada Lovelace', byName] as const];
    const lookups = new Map(known.flatMap(([key, lookup]) => (lookup ? [[key, lookup]] : [])));
    const [line] = sortedPeople(readPeopleList('user-17\tAda Lovelace'), lookups, {});
    expect(line?.state).toEqual(found ? { kind, person: found } : { kind });
  });
});
