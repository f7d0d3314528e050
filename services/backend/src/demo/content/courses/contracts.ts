import type { DemoCourse } from '../DemoCourse.ts';

/** Contracts: a draft that still lacks its questions. */
export const contracts: DemoCourse = {
  title: 'Contracts for Small Practices',
  field: 'Law',
  motif: 'documents',
  palette: 'rose',
  group: 'Law and Ethics in Practice',
  material: {
    summary:
      'Rent, leasing, software and locums: six contracts every practice signs, and the three sentences to look for in each.',
    sections: [
      {
        heading: 'How it ends',
        paragraphs: [
          'Read the end first. How long does it run, how is it renewed, and what does it cost to leave? A contract that renews itself is a decision that somebody else takes for you.',
        ],
        points: [
          'Put the notice date into the calendar on the day of signing.',
          'Ask for the price after the first year in writing.',
        ],
      },
      {
        heading: 'Who is liable',
        paragraphs: [
          'Look for the word “solely”. Where it stands on your side, ask what insurance covers it, and for how much.',
        ],
      },
    ],
  },
};
