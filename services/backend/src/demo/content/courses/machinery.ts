import type { DemoCourse } from '../DemoCourse.ts';

/** Machinery. */
export const machinery: DemoCourse = {
  title: 'Machinery Guarding and Lock-out',
  field: 'Mechanical engineering',
  motif: 'gears',
  palette: 'sky',
  group: 'Plant and Electrical Safety',
  isEnabled: true,
  material: {
    summary:
      'Most accidents happen while nothing is being produced. Guarding, isolation, and the padlock with only one key.',
    sections: [
      {
        heading: 'While nothing runs',
        paragraphs: [
          'Cleaning, clearing a jam, setting up: these are the moments in which hands go where they never go in production. A guard that has to be unscrewed for them will be left off by the end of the month. Guards are designed for the cleaner, not for the brochure.',
        ],
      },
      {
        heading: 'Lock, tag, try',
        paragraphs: [
          'Isolate every source of energy, the pressure, the spring and the weight that hangs included. Lock it with your own padlock. Then try to start. The third step is the one that saves lives, and the one that is skipped.',
        ],
        points: ['One person, one lock, one key.', 'Stored energy is energy.'],
      },
      {
        heading: 'A guard that is liked',
        paragraphs: ['If people work around it, ask what it is in the way of. They usually know a better one.'],
      },
    ],
  },
  questions: [
    [
      'When do most machine accidents happen?',
      'During cleaning and clearing',
      'In full production',
      'At delivery',
      'At night',
    ],
    ['Which step of lock-out is skipped most often?', 'Trying to start', 'Locking', 'Tagging', 'Telling others'],
    ['Who holds the key to the padlock?', 'The person at work', 'The foreman', 'The control room', 'Everybody'],
    [
      'A guard is often left off. What is asked?',
      'What it is in the way of',
      'Who pays for it',
      'How heavy it is',
      'When it was painted',
    ],
  ],
};
