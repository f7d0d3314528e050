import type { DemoCourse } from '../DemoCourse.ts';

/** Expert reports: a draft that still lacks its PDF. */
export const expertReports: DemoCourse = {
  title: 'Expert Reports for the Court',
  field: 'Law',
  motif: 'scales',
  palette: 'paper',
  group: 'Law and Ethics in Practice',
  questions: [
    ['To whom does an expert owe the first duty?', 'The court', 'The party that pays', 'The profession', 'The public'],
    [
      'A question lies outside the expert’s field. What is right?',
      'To say so',
      'To answer in general',
      'To ask a friend',
      'To leave it out',
    ],
    ['What separates a report from an opinion?', 'The reasons, laid open', 'Its length', 'The letterhead', 'The fee'],
  ],
};
