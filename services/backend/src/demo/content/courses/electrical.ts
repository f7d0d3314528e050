import type { DemoCourse } from '../DemoCourse.ts';

/** Electrical safety. */
export const electrical: DemoCourse = {
  title: 'Electrical Safety in Medical Locations',
  field: 'Electrical engineering',
  motif: 'circuit',
  palette: 'forest',
  group: 'Plant and Electrical Safety',
  isEnabled: true,
  material: {
    summary:
      'Why a theatre is wired differently from an office, what the insulation monitor is telling you, and why nobody may switch it off.',
    sections: [
      {
        heading: 'Small currents',
        paragraphs: [
          'A current that nobody feels on the hand can stop a heart when a catheter leads to it. Rooms are therefore divided into groups by what may touch a patient, and the group decides about supply, bonding and testing.',
        ],
      },
      {
        heading: 'The supply that carries on',
        paragraphs: [
          'An isolated supply does not switch off at the first fault; it reports it and carries on, so that the operation can be finished. The alarm is a message, not a nuisance: silence it, call, and find the device before the second fault comes.',
        ],
        points: ['Remove the device that was plugged in last.', 'Test sockets after every alteration.'],
      },
      {
        heading: 'Papers that protect',
        paragraphs: [
          'Test results belong to the room, dated and signed. A room without them is a room that has not been tested.',
        ],
      },
    ],
  },
  questions: [
    [
      'What does an isolated supply do at the first fault?',
      'It reports and carries on',
      'It switches off',
      'Nothing at all',
      'It halves the voltage',
    ],
    [
      'The monitor sounds. Which device is looked at first?',
      'The one plugged in last',
      'The oldest',
      'The largest',
      'The lamp',
    ],
    ['What decides about a room’s supply?', 'What may touch a patient in it', 'Its size', 'Its floor', 'Its age'],
  ],
};
