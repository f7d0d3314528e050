import type { DemoCourse } from '../DemoCourse.ts';

/** Inspecting bridges. */
export const bridges: DemoCourse = {
  title: 'Inspecting Road Bridges',
  field: 'Structural engineering',
  motif: 'bridge',
  palette: 'sand',
  group: 'Structures and Ground',
  isEnabled: true,
  passCondition: 5,
  material: {
    summary:
      'A day under a bridge with a hammer, a torch and a good memory for water. What to look at, in which order, and how to write it so that somebody acts.',
    sections: [
      {
        heading: 'Follow the water',
        paragraphs: [
          'Bridges seldom fail where they are strong. They fail where water stands: at joints, behind abutments, under bearings, in the drains that nobody has opened for ten years. An inspector who follows the water from the deck to the river finds nine of ten defects on the way.',
        ],
        points: [
          'Look at joints from below as well as from above.',
          'Rust that runs is younger than rust that flakes.',
        ],
      },
      {
        heading: 'Tap, look, measure',
        paragraphs: [
          'Hollow concrete sounds hollow. Tap where cracks meet, mark the outline with chalk, photograph it with a scale, and measure the crack at the same place as last time. A crack without a date and a width is an anecdote.',
        ],
      },
      {
        heading: 'Scour',
        paragraphs: [
          'More bridges are lost to the river bed than to traffic. After every flood the bed is sounded, not looked at, for it fills again as the water falls and hides what it has done.',
        ],
      },
      {
        heading: 'A report that is acted on',
        paragraphs: [
          'Three sentences at the top: what is wrong, what it means for traffic, by when something has to be done. Photographs and tables follow. Who reads only the top must still decide rightly.',
        ],
      },
    ],
  },
  questions: [
    [
      'Where do most defects of a bridge begin?',
      'Where water stands',
      'In the middle of the span',
      'At the railing',
      'In the paint',
    ],
    ['What tells hollow concrete?', 'Its sound when tapped', 'Its colour', 'Its temperature', 'Its smell'],
    [
      'What makes a crack comparable?',
      'Its width and date at a marked place',
      'A good photograph',
      'Its length alone',
      'The inspector’s memory',
    ],
    [
      'When is the river bed sounded?',
      'After every flood',
      'Every ten years',
      'Before painting',
      'Only when cracks appear',
    ],
    [
      'Why is looking at the bed not enough?',
      'It fills again and hides the scour',
      'The water is too clear',
      'It is forbidden',
      'Fish are in the way',
    ],
    ['Which rust is younger?', 'Rust that runs', 'Rust that flakes', 'Both are alike', 'Rust cannot be dated'],
    [
      'What stands at the top of a report?',
      'What is wrong and by when to act',
      'The weather',
      'The table of contents',
      'The history of the bridge',
    ],
    [
      'From where are joints looked at?',
      'From below as well as from above',
      'From above only',
      'From a vehicle',
      'From the bank',
    ],
  ],
};
