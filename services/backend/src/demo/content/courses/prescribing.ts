import type { DemoCourse } from '../DemoCourse.ts';

/** Prescribing for older people. */
export const prescribing: DemoCourse = {
  title: 'Safe Prescribing in Older Adults',
  field: 'Pharmacology',
  motif: 'capsules',
  palette: 'sky',
  group: 'Medicines and Laboratory',
  isEnabled: true,
  material: {
    summary:
      'Eleven boxes on the kitchen table. A method for going through them together, with one aim: as few as possible, each for a reason.',
    sections: [
      {
        heading: 'Begin with the reasons',
        paragraphs: [
          'Lay out every box, those from the shop included, and ask of each what it is for. Where nobody knows, neither patient nor record, the box has lost its reason. A medicine without a reason is stopped with the same care with which one is started: one at a time, with a date to look again.',
        ],
      },
      {
        heading: 'The kidney decides',
        paragraphs: [
          'Doses that were right at sixty may be wrong at eighty-five, though the creatinine looks the same. Estimate the clearance, write it next to the dose, and repeat after every illness with fever or diarrhoea.',
        ],
        points: ['Renal function before every renewal.', 'Sick-day rules in writing, for the fridge.'],
      },
      {
        heading: 'Cascades',
        paragraphs: [
          'A new complaint within weeks of a new medicine is that medicine’s until shown otherwise. Treating it with another one starts a cascade; stopping the first ends it.',
        ],
      },
    ],
  },
  questions: [
    ['What is asked of every medicine first?', 'What it is for', 'What it costs', 'How long it keeps', 'Who makes it'],
    [
      'A complaint appears weeks after a new medicine. What is suspected?',
      'The new medicine',
      'Old age',
      'A new disease',
      'The weather',
    ],
    [
      'How are medicines best stopped?',
      'One at a time, with a date to look again',
      'All at once',
      'Only in hospital',
      'Never',
    ],
    [
      'What should stand beside the dose of a drug that the kidney removes?',
      'The estimated clearance',
      'The blood group',
      'The height',
      'The price',
    ],
    [
      'What is a prescribing cascade?',
      'A medicine given for the effect of another',
      'A dose raised by steps',
      'A repeat prescription',
      'A form with several pages',
    ],
  ],
};
