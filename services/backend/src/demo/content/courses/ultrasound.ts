import type { DemoCourse } from '../DemoCourse.ts';

/** Ultrasound at the bedside. */
export const ultrasound: DemoCourse = {
  title: 'Point-of-Care Ultrasound: First Steps',
  field: 'Imaging',
  motif: 'ultrasound',
  palette: 'petrol',
  group: 'Acute Care',
  isEnabled: true,
  material: {
    summary:
      'Holding the probe, finding the picture, and knowing when to put it away: five questions that bedside ultrasound answers well.',
    sections: [
      {
        heading: 'A question first',
        paragraphs: [
          'The probe answers the question it is asked. “Is there free fluid?” can be answered at the bedside in two minutes; “What is wrong with the abdomen?” cannot. Write the question down before the gel is on, and stop when it is answered.',
        ],
      },
      {
        heading: 'Depth, gain, focus',
        paragraphs: [
          'Beginners move the probe; experienced users first adjust the machine. Set the depth so that the organ fills the screen, the gain so that fluid is black, and only then begin to slide, tilt and rotate, one movement at a time.',
        ],
        points: [
          'The marker on the screen and the marker on the probe belong together.',
          'One movement at a time, and return when the picture is lost.',
        ],
      },
      {
        heading: 'Saying what was seen',
        paragraphs: [
          'A bedside scan is an examination and is documented as one: question, views obtained, finding, quality, consequence. A view that could not be obtained is written down as such. Absence of proof is never recorded as proof of absence.',
        ],
      },
    ],
  },
  questions: [
    [
      'What should be settled before the gel is on?',
      'The question to be answered',
      'The final diagnosis',
      'The length of the scan',
      'The colour map',
    ],
    [
      'How should the gain be set?',
      'So that fluid appears black',
      'As high as possible',
      'So that fluid appears white',
      'It should not be touched',
    ],
    ['What is adjusted before the probe is moved?', 'Depth', 'The patient’s position', 'Room light', 'Frame rate'],
    [
      'A view could not be obtained. What is documented?',
      'That it was not obtained',
      'A normal finding',
      'Nothing',
      'A presumed finding',
    ],
    [
      'How is the probe best moved while searching?',
      'One movement at a time',
      'In circles',
      'As fast as possible',
      'Only by rotation',
    ],
  ],
};
