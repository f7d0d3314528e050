import type { DemoCourse } from '../DemoCourse.ts';

/** Fire safety. */
export const fire: DemoCourse = {
  title: 'Fire Safety in Existing Buildings',
  field: 'Fire engineering',
  motif: 'flame',
  palette: 'sand',
  group: 'Structures and Ground',
  material: {
    summary:
      'Stairs, doors and smoke: how to read an old building for the way out of it, and what to repair before anything else.',
    sections: [
      {
        heading: 'The way out',
        paragraphs: [
          'Walk it. From the farthest room, with the lights off, at the pace of somebody who has never been there. Count the doors that have to be opened towards you, the steps you did not expect, the signs you could not see. The plan tells none of this.',
        ],
      },
      {
        heading: 'Smoke before flame',
        paragraphs: [
          'Smoke arrives first and harms most. A door that closes by itself, and does close, buys more time than any extinguisher. Look at the gap below it, at the wedge beside it, and at the cable somebody has led through the wall above.',
        ],
        points: ['Every hole made for a cable is a hole for smoke.', 'A wedged door is an open door.'],
      },
      {
        heading: 'In which order to repair',
        paragraphs: ['First what warns, then what holds back smoke, then what leads out, then everything else.'],
      },
    ],
  },
  questions: [
    ['What harms most people in a fire?', 'Smoke', 'Flames', 'Falling parts', 'Water'],
    ['What buys most time?', 'A door that closes by itself', 'An extinguisher', 'A wide window', 'A thick carpet'],
    ['What is repaired first?', 'What warns', 'The façade', 'The lift', 'The signs on the roof'],
    ['How is the way out best judged?', 'By walking it', 'From the plan', 'From photographs', 'By asking the owner'],
    [
      'A cable was led through a wall. What was made?',
      'A way for smoke',
      'Nothing of note',
      'A way for water only',
      'A better network',
    ],
  ],
};
