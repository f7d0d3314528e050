import type { DemoCourse } from '../DemoCourse.ts';

/** Reading laboratory reports. */
export const laboratory: DemoCourse = {
  title: 'Reading a Laboratory Report',
  field: 'Laboratory medicine',
  motif: 'cells',
  palette: 'aubergine',
  group: 'Medicines and Laboratory',
  isEnabled: true,
  material: {
    summary:
      'Why one value in twenty is out of range in perfectly healthy people, and other reasons for reading slowly.',
    sections: [
      {
        heading: 'What a range is',
        paragraphs: [
          'A reference range holds nineteen of twenty healthy people. Whoever orders twenty tests should therefore expect one surprise and plan what to do about it: usually to repeat it, sometimes to ignore it, seldom to order twenty more.',
        ],
      },
      {
        heading: 'Before the machine',
        paragraphs: [
          'Most errors happen before the sample reaches the laboratory: a wrong name, a tight band, a tube filled in the wrong order, an afternoon on the window sill. A potassium that does not fit the patient is taken again before it is treated.',
        ],
        points: ['Treat the patient, not the number.', 'A result that surprises is repeated first.'],
      },
      {
        heading: 'Change over time',
        paragraphs: [
          'A value that has doubled inside its range deserves more attention than one that has stood just outside for years.',
        ],
      },
    ],
  },
  questions: [
    [
      'How many healthy people lie outside a reference range?',
      'About one in twenty',
      'None',
      'About one in three',
      'About one in a thousand',
    ],
    [
      'Where do most laboratory errors happen?',
      'Before the sample reaches the laboratory',
      'In the analyser',
      'In the report',
      'In the archive',
    ],
    [
      'A high potassium does not fit the patient. What comes first?',
      'Take the sample again',
      'Treat it',
      'Ignore it',
      'Order twenty tests',
    ],
  ],
};
