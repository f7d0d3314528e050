import type { DemoCourse } from '../DemoCourse.ts';

/** Urban planning: complete, and waiting to be enabled. */
export const planning: DemoCourse = {
  title: 'Planning Dense Neighbourhoods',
  field: 'Urban planning',
  motif: 'blocks',
  palette: 'sand',
  group: 'Structures and Ground',
  material: {
    summary:
      'Light, noise, shade and shops: how much density a street can carry before people stop greeting one another.',
    sections: [
      {
        heading: 'Count the doors',
        paragraphs: [
          'Life between buildings depends on how many doors open on to it. A hundred metres with fifteen doors is a street; the same with one is a corridor. Before storeys are discussed, doors are counted.',
        ],
      },
      {
        heading: 'Shade is a service',
        paragraphs: [
          'Trees need soil more than they need permission. A pit of twelve cubic metres feeds a crown that cools a square; a pit of two feeds a stick. Put the volume into the plan, next to the pipes that will want the same place.',
        ],
        points: ['Plan soil like a pipe: with a line of its own.', 'Measure noise where beds will stand.'],
      },
    ],
  },
  questions: [
    ['What is counted before storeys are discussed?', 'Doors', 'Cars', 'Trees', 'Windows'],
    ['What does a street tree need most?', 'Soil', 'Water from pipes', 'A permit', 'A fence'],
    ['Where is noise measured?', 'Where beds will stand', 'At the kerb', 'On the roof', 'In the cellar'],
    ['A hundred metres with one door is …', 'a corridor', 'a street', 'a square', 'a park'],
  ],
};
