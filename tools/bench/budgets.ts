/** What a figure may be at most: an amount in its unit, or a multiple of what the floor took in the same run. */
export type Budget = { readonly unit: Unit } & ({ readonly atMost: number } | { readonly timesFloor: number });

/** kB are 1,000 bytes and MB 1,000,000; a figure without unit is a plain number. */
type Unit = 'ms' | 'kB' | 'MB' | '';

/**
 * Times are those of a processor four times slower; page loads have no cache and a line of 1.6 Mbit/s with 150 ms there and
 * back. Where the floor does the same, a time is limited by the floor's in the same run, so that it holds on any machine.
 * Decision record 4 says what the product's components take above it, and why that is paid.
 */
export const budgets = {
  'login, first paint': { unit: 'ms', timesFloor: 0.6 },
  'login, usable': { unit: 'ms', timesFloor: 1.8 },
  'course list, first paint': { unit: 'ms', timesFloor: 0.75 },
  'course list, first row': { unit: 'ms', timesFloor: 2 },
  'course list, layout shift': { unit: '', atMost: 0.01 },
  'event list, first paint': { unit: 'ms', timesFloor: 0.75 },
  'event list, layout shift': { unit: '', atMost: 0.01 },
  // Not by the floor's: three of its frames more or less would be a quarter of them.
  'course list to event list': { unit: 'ms', atMost: 900 },
  'event list to course list': { unit: 'ms', atMost: 900 },
  'next page of the courses': { unit: 'ms', atMost: 900 },
  'event of 200 posters, opened': { unit: 'ms', atMost: 9000 },
  'event of 200 posters, first key': { unit: 'ms', atMost: 6000 },
  'event of 200 posters, slowest other key': { unit: 'ms', atMost: 50 },
  // The engine goes on compiling for a while; a list of 1,000 rows that was kept would be 0.4 MB.
  'heap growth a 10 navigations': { unit: 'MB', atMost: 0.4 },
  'document nodes, growth a 10 navigations': { unit: '', atMost: 20 },
} as const satisfies Record<string, Budget>;

/** The kB that the document, scripts, workers and styles of a cold visit may be after gzip (decision record 4). */
export const bytesOf = { login: 168, list: 254, form: 284, publicPage: 140, terms: 10, deletion: 180 } as const;

/** The slowest answer but one in a hundred, of any paged list of 10,000 rows with fifty connections at once. */
export const listAnswer: Budget = { unit: 'ms', atMost: 250 };

/** The same of a list of a large installation: 1,000,000 posts, 100,000 users. */
export const largeListAnswer: Budget = { unit: 'ms', atMost: 300 };

/** The slowest other call while a hundred different certificates are drawn at once. */
export const answerAmongDrawings: Budget = { unit: 'ms', atMost: 1000 };

/**
 * How many times as long a save takes with its line of the history as without. The goal was 1.1, which no statement of its
 * own can keep (decision record 21); the limit is there to notice what makes it dearer.
 */
export const saveWithLine: Budget = { unit: '', atMost: 1.2 };
