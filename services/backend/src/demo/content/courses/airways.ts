import type { DemoCourse } from '../DemoCourse.ts';

/** Obstructive airways disease. */
export const airways: DemoCourse = {
  title: 'Asthma and COPD: What Has Changed',
  field: 'Respiratory medicine',
  motif: 'bronchi',
  palette: 'petrol',
  group: 'Primary Care',
  isEnabled: true,
  material: {
    summary:
      'Two diseases that share their inhalers and little else. What recent guidance asks of the first contact, the annual review and the bad winter.',
    sections: [
      {
        heading: 'Which of the two is it',
        paragraphs: [
          'The story decides more often than the spirometer: complaints that come and go since childhood, at night and in spring, belong to asthma; breathlessness that grew over years of smoking and never quite leaves belongs to COPD. Where both stories are true, both are treated, and the asthma first.',
        ],
      },
      {
        heading: 'The inhaler in the hand',
        paragraphs: [
          'At every visit the patient shows how the inhaler is used. Most do not use it as intended, many never have, and a new prescription changes nothing about it. Watching takes one minute, correcting another; no medicine has so good a return.',
        ],
        points: ['Watch before you prescribe more.', 'Let the patient choose the device; one that is liked is used.'],
      },
      {
        heading: 'A plan on paper',
        paragraphs: [
          'A written plan says what to take on good days, what to add on bad ones, and when to call. It fits on one side, in the patient’s own words, and hangs on the fridge.',
        ],
      },
    ],
  },
  questions: [
    [
      'What decides most often between asthma and COPD?',
      'The story',
      'The chest film',
      'The blood count',
      'The oxygen saturation',
    ],
    [
      'What is done before a further inhaler is prescribed?',
      'Watch how the present one is used',
      'Double the dose',
      'Order a scan',
      'Change the brand',
    ],
    [
      'What belongs in a written plan?',
      'When to call for help',
      'The price of the medicines',
      'All laboratory results',
      'The doctor’s working hours',
    ],
    ['Both stories are true. What is treated first?', 'The asthma', 'The COPD', 'Neither', 'The cough'],
  ],
};
