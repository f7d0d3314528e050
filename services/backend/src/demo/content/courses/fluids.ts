import type { DemoCourse } from '../DemoCourse.ts';

/** Fluids for children. */
export const fluids: DemoCourse = {
  title: 'Paediatric Fluid Therapy',
  field: 'Paediatrics',
  motif: 'toys',
  palette: 'rose',
  group: 'Acute Care',
  isEnabled: true,
  material: {
    summary:
      'How much, of what, how fast, and how to tell that it was right: maintenance and replacement from the newborn to the teenager.',
    sections: [
      {
        heading: 'Start from the weight',
        paragraphs: [
          'Everything in paediatric fluid therapy is reckoned by weight, so the first task is to obtain one that is true. A measured weight beats an estimated one, and yesterday’s beats both when dehydration is the question: a child who has lost six hundred grams since the last visit has told you the deficit.',
        ],
        points: [
          'Write the weight and how it was obtained on the chart.',
          'Recalculate when the weight changes, not when the shift does.',
        ],
      },
      {
        heading: 'By mouth if at all possible',
        paragraphs: [
          'Small amounts, often, succeed where a full bottle fails. Five millilitres every few minutes is dull work that parents do very well when somebody explains why. The gut absorbs more than one thinks, even while the child still vomits now and then.',
        ],
      },
      {
        heading: 'Watching for harm',
        paragraphs: [
          'Fluids are medicines: they are prescribed, reviewed and stopped. Sodium is measured before and during intravenous maintenance, and a headache or drowsiness under treatment is looked into at once.',
        ],
        points: [
          'Review every intravenous prescription at least once a day.',
          'Ask each day whether the drip is still needed.',
        ],
      },
    ],
  },
  questions: [
    ['What is every calculation of paediatric fluids based on?', 'Weight', 'Age alone', 'Height', 'Urine colour'],
    [
      'Which route is preferred in mild dehydration?',
      'By mouth, small amounts often',
      'Intravenous',
      'Intraosseous',
      'Subcutaneous',
    ],
    ['What should be measured before and during intravenous maintenance?', 'Sodium', 'Iron', 'Cholesterol', 'Albumin'],
    [
      'A child becomes drowsy under intravenous fluids. What is right?',
      'Look into it at once',
      'Let the child sleep',
      'Increase the rate',
      'Wait for the next round',
    ],
  ],
};
