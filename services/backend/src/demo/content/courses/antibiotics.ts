import type { DemoCourse } from '../DemoCourse.ts';

/** Antibiotic stewardship. */
export const antibiotics: DemoCourse = {
  title: 'Antibiotic Stewardship',
  field: 'Pharmacology',
  motif: 'molecule',
  palette: 'night',
  group: 'Medicines and Laboratory',
  isEnabled: true,
  material: {
    summary:
      'Right drug, right dose, and a day on which it ends: how a ward halved its courses without losing a patient.',
    sections: [
      {
        heading: 'Start smart',
        paragraphs: [
          'A prescription has four parts: the drug, the dose, the reason, and the day of review. A chart without a reason cannot be reviewed by anybody, and so it runs on. Write the reason even if it is only a suspicion; a suspicion can be withdrawn.',
        ],
      },
      {
        heading: 'Then focus',
        paragraphs: [
          'After forty-eight hours there are five choices: stop, switch to tablets, change, continue with an end, or send home with a line. Not choosing is the sixth and the commonest. Put the review into the round, at a time when the results are there.',
        ],
        points: [
          'Stop is a decision, and often the best one.',
          'Shorter courses are as good for most common infections.',
        ],
      },
      {
        heading: 'Allergies that are none',
        paragraphs: [
          'Nine of ten people called allergic to penicillin are not. Ask what happened, when, and what they have tolerated since.',
        ],
      },
    ],
  },
  questions: [
    ['Which part of a prescription makes a review possible?', 'The reason', 'The signature', 'The ward', 'The brand'],
    ['When is the review due?', 'After about 48 hours', 'After one week', 'At discharge', 'After six hours'],
    ['What are most penicillin allergies on file?', 'None at all', 'Severe', 'Inherited', 'Permanent'],
    [
      'Which of these is one of the five choices?',
      'Switch to tablets',
      'Add a second drug',
      'Double the dose',
      'Ask again next week',
    ],
    [
      'Shorter courses for most common infections are …',
      'as good as longer ones',
      'dangerous',
      'forbidden',
      'more expensive',
    ],
    ['What is the commonest mistake at 48 hours?', 'Not choosing', 'Stopping', 'Switching', 'Asking'],
  ],
};
