import type { DemoCourse } from '../DemoCourse.ts';

/** Courses for the emergency department and the ward. */
export const sepsis: DemoCourse = {
  title: 'Recognising Sepsis Early',
  field: 'Emergency care',
  motif: 'spread',
  palette: 'petrol',
  group: 'Acute Care',
  isEnabled: true,
  material: {
    summary:
      'One admission, told hour by hour. At each step the course asks what a careful colleague would have noticed, said and written down.',
    sections: [
      {
        heading: 'What changed since yesterday',
        paragraphs: [
          'Most patients who become septic were seen by somebody in the hours before. The signs were there, each of them mild: a faster breath, a little confusion, a pressure somewhat lower than usual. None of them alarms on its own, and that is the difficulty. The question that brings them together is not how ill somebody looks, but what has changed.',
          'Relatives and night staff know the answer more often than the chart does. Ask them first, write their words down as they said them, and compare with the last complete set of observations.',
        ],
        points: [
          'Breathing rate is the sign most often left out and the first to move.',
          'New confusion counts as organ dysfunction until something else explains it.',
        ],
      },
      {
        heading: 'The first hour',
        paragraphs: [
          'Once infection with organ dysfunction is suspected, several things happen side by side: cultures and lactate are taken, antibiotics are given without waiting for results, fluid is started where the circulation fails, and somebody senior is told. A team that has shared out these tasks beforehand loses no time in deciding who does what.',
        ],
        points: [
          'Take cultures before antibiotics, unless that would delay them.',
          'Measure again after every intervention, and write down the time.',
        ],
      },
      {
        heading: 'Handing over',
        paragraphs: [
          'The plan is only as good as its handover. Say what is suspected, what was given and when, what you expect within the next hour, and at which figures you want to be called. A handover that names the next decision is remembered; one that lists findings is not.',
        ],
      },
    ],
  },
  questions: [
    [
      'Which observation is most often missing from the chart of a patient who deteriorates?',
      'Breathing rate',
      'Temperature',
      'Pulse',
      'Blood pressure',
    ],
    [
      'A patient with pneumonia is newly confused. How should the confusion be read at first?',
      'As possible organ dysfunction',
      'As a usual effect of fever',
      'As a sign of poor sleep',
      'As a reason to wait for the family',
    ],
    [
      'When are blood cultures best taken?',
      'Before antibiotics, if that causes no delay',
      'After the first dose of antibiotics',
      'Only once fever is above 39 °C',
      'Only when the lactate is raised',
    ],
    [
      'What should follow every intervention in the first hour?',
      'A repeated measurement with its time',
      'A new set of cultures',
      'A transfer to another ward',
      'A consent form',
    ],
    [
      'Who tends to notice first that a patient is not as usual?',
      'Relatives and night staff',
      'The radiologist',
      'The laboratory',
      'The pharmacist',
    ],
    [
      'What makes a handover useful?',
      'It names the next decision and when to call',
      'It lists every normal finding',
      'It is given in writing only',
      'It is kept under one minute',
    ],
  ],
};
