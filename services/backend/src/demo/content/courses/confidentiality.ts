import type { DemoCourse } from '../DemoCourse.ts';

/** Confidentiality. */
export const confidentiality: DemoCourse = {
  title: 'Confidentiality and Its Limits',
  field: 'Data protection',
  motif: 'network',
  palette: 'night',
  group: 'Law and Ethics in Practice',
  isEnabled: true,
  material: {
    summary:
      'Who may know what, who decides, and what to do when a policeman, a mother or an insurer stands at the desk.',
    sections: [
      {
        heading: 'The rule',
        paragraphs: [
          'What a person has entrusted stays where it was entrusted. The rule does not end with the treatment, with a change of employer, or with death. It binds the receptionist as it binds the professor, and it covers the bare fact that somebody was there.',
        ],
      },
      {
        heading: 'The exceptions',
        paragraphs: [
          'There are four: consent, a law that demands it, a danger to others that cannot be averted otherwise, and the interest of somebody who cannot decide. Each is narrow. Each is used for the least that serves its purpose, and each is written down with its reason.',
        ],
        points: ['Tell the least that serves the purpose.', 'Write down who asked, what was told, and why.'],
      },
      {
        heading: 'The lift, the screen, the phone',
        paragraphs: [
          'Most breaches are not crimes but conversations. Look at the direction of the screen, at the voice in the corridor, and at the group chat on the private telephone.',
        ],
      },
    ],
  },
  questions: [
    [
      'When does confidentiality end?',
      'Not even with death',
      'With the treatment',
      'With the invoice',
      'After ten years',
    ],
    ['Whom does it bind?', 'Everybody who works there', 'Doctors only', 'Managers only', 'Those who signed a form'],
    [
      'How much is told under an exception?',
      'The least that serves the purpose',
      'The complete record',
      'Whatever is asked',
      'A summary of ten pages',
    ],
    [
      'What is written down after a disclosure?',
      'Who asked, what was told and why',
      'Nothing',
      'The time only',
      'The name of the judge',
    ],
    ['How do most breaches happen?', 'In conversation', 'By hacking', 'By theft', 'In court'],
    [
      'An insurer asks by telephone whether somebody was treated. What is right?',
      'To tell nothing without consent',
      'To say yes or no only',
      'To send the record',
      'To give the date only',
    ],
  ],
};
