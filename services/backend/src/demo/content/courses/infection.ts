import type { DemoCourse } from '../DemoCourse.ts';

/** Infection prevention. */
export const infection: DemoCourse = {
  title: 'Infection Prevention on the Ward',
  field: 'Infection control',
  motif: 'spread',
  palette: 'forest',
  group: 'Annual Compliance Training',
  isEnabled: true,
  material: {
    summary:
      'Five moments, two pairs of gloves too many, and the one tap that was never cleaned: an outbreak followed back to its beginning.',
    sections: [
      {
        heading: 'Hands',
        paragraphs: [
          'Hands are cleaned at five moments, and the one most often missed is the last: after touching what surrounds the patient. Bed rail, screen and curtain carry what the patient carries. Alcohol is faster and kinder to the skin than soap; soap is for dirt and for spores.',
        ],
        points: [
          'Gloves do not replace clean hands; they are taken off and hands are cleaned.',
          'Rings and sleeves stay away from patients.',
        ],
      },
      {
        heading: 'Lines and catheters',
        paragraphs: [
          'Every line is a door. It is opened for a reason, looked at daily and closed as soon as the reason has gone. A question on the round, “does it still have to be in?”, prevents more infections than any antibiotic.',
        ],
      },
      {
        heading: 'When something spreads',
        paragraphs: [
          'Two cases are a chance, three are a question. Tell the infection control team before you are sure, draw the timeline on paper, and look for what the cases share: a room, a device, a person, water.',
        ],
      },
    ],
  },
  questions: [
    [
      'Which of the five moments is missed most often?',
      'After touching the surroundings',
      'Before touching the patient',
      'After body fluids',
      'Before a clean procedure',
    ],
    [
      'When is soap needed rather than alcohol?',
      'For visible dirt and spores',
      'Before every injection',
      'After paperwork',
      'Never',
    ],
    ['What replaces hand hygiene?', 'Nothing', 'Gloves', 'An apron', 'A mask'],
    [
      'Which daily question prevents most line infections?',
      'Does it still have to be in?',
      'Who put it in?',
      'What colour is it?',
      'When is discharge?',
    ],
    [
      'When is the infection control team told?',
      'Before one is sure',
      'After the third culture',
      'At the monthly meeting',
      'Once the ward is closed',
    ],
    [
      'What is looked for in an outbreak?',
      'What the cases share',
      'The oldest patient',
      'The newest colleague',
      'The quietest night',
    ],
    ['What must not be worn at the bedside?', 'Rings', 'A badge', 'Glasses', 'Short sleeves'],
  ],
};
