/** What a figure may be at most: an amount in its unit, or a multiple of what the floor took in the same run. */
type Limit = { readonly atMost: number } | { readonly timesFloor: number };

/** A figure's unit and limit; kB are 1,000 bytes and MB 1,000,000, and a figure without unit is a plain number. */
export type Budget = Limit & { readonly unit: 'ms' | 'kB' | 'MB' | '' };

/**
 * Every figure that is measured in the browser, and its limit. Times are those of a processor four times slower; page
 * loads have no cache and a line of 1.6 Mbit/s with 150 ms there and back. Where the floor does the same, a time is
 * limited by the floor's in the same run, so that the limit holds on any machine.
 */
export const budgets = {
  'login, first paint': { unit: 'ms', timesFloor: 1.1 },
  'login, largest paint': { unit: 'ms', timesFloor: 1.1 },
  'login, blocking time': { unit: 'ms', atMost: 100 },
  'course list, first paint': { unit: 'ms', timesFloor: 1.1 },
  'course list, largest paint': { unit: 'ms', timesFloor: 1.5 },
  'course list, first row': { unit: 'ms', timesFloor: 1.5 },
  'course list, blocking time': { unit: 'ms', atMost: 160 },
  'course list, layout shift': { unit: '', atMost: 0.01 },
  'event list, first row': { unit: 'ms', timesFloor: 1.5 },
  'event list, layout shift': { unit: '', atMost: 0.01 },
  '10,000 courses, first paint': { unit: 'ms', timesFloor: 1.1 },
  '10,000 courses, first row': { unit: 'ms', timesFloor: 1.5 },
  '10,000 courses, blocking time': { unit: 'ms', atMost: 500 },
  '10,000 courses, layout shift': { unit: '', atMost: 0.01 },
  'course list to event list': { unit: 'ms', timesFloor: 1.5 },
  'event list to course list': { unit: 'ms', timesFloor: 1.5 },
  'next page of 1,000 courses': { unit: 'ms', atMost: 50 },
  'event list to 10,000 courses': { unit: 'ms', timesFloor: 1 },
  'event list to 10,000 courses, longest task': { unit: 'ms', timesFloor: 1.5 },
  'next page of 10,000 courses': { unit: 'ms', atMost: 50 },
  'search of 10,000 posts, a key': { unit: 'ms', atMost: 32 },
  'search of 10,000 posts, slowest key': { unit: 'ms', atMost: 50 },
  'search of 10,000 posts, longest task': { unit: 'ms', atMost: 50 },
  'search of 10,000 posts, rows after the pause': { unit: 'ms', atMost: 200 },
  'quiz of 40 questions, opened': { unit: 'ms', atMost: 200 },
  'event of 200 posters, opened': { unit: 'ms', atMost: 500 },
  'event of 200 posters, longest task': { unit: 'ms', atMost: 200 },
  'event of 200 posters, slowest key': { unit: 'ms', atMost: 50 },
  'event of 200 posters, poster moved': { unit: 'ms', atMost: 100 },
  'heap after 20 navigations': { unit: 'MB', atMost: 6.4 },
  'heap after 50 navigations, 10,000 courses': { unit: 'MB', atMost: 30 },
  // The engine goes on compiling for a while; a list that was kept would be 4 MB.
  'heap growth a 10 navigations': { unit: 'MB', atMost: 0.3 },
  'document nodes, growth a 10 navigations': { unit: '', atMost: 20 },
} as const satisfies Record<string, Budget>;

/** The name of a figure that has a budget. */
export type FigureName = keyof typeof budgets;
