import type { DemoCourse } from '../DemoCourse.ts';

/** Back pain without red flags. */
export const backPain: DemoCourse = {
  title: 'Back Pain Without Red Flags',
  field: 'Physiotherapy',
  motif: 'vertebrae',
  palette: 'aubergine',
  group: 'Primary Care',
  isEnabled: true,
  material: {
    summary:
      'Why most backs recover by themselves, what slows them down, and how ten minutes of explanation spare a scan that answers nothing.',
    sections: [
      {
        heading: 'Looking for the few that matter',
        paragraphs: [
          'Red flags are questions, not verdicts. Weakness, numbness in the saddle area, trouble with the bladder, fever, weight loss, a history of cancer, a fall in somebody with thin bones: each of them changes the next step. Where all are absent, a picture adds worry and nothing else.',
        ],
      },
      {
        heading: 'What to say',
        paragraphs: [
          'People remember the words for years. “Worn out” and “crumbling” keep them in bed; “irritated” and “will settle” get them moving. Say that pain is real, that the back is strong, and that movement is part of the cure rather than a danger.',
        ],
        points: [
          'Name an activity for this week, not a pain score.',
          'Agree when to meet again, even if all goes well.',
        ],
      },
      {
        heading: 'When it does not settle',
        paragraphs: [
          'After six weeks the question becomes what keeps the pain going: work, worry, sleep, or a diagnosis that was missed. Ask for all four.',
        ],
      },
    ],
  },
  questions: [
    [
      'Which complaint calls for action the same day?',
      'Numbness in the saddle area with bladder trouble',
      'Pain that is worse in the morning',
      'Pain after gardening',
      'Pain for three days',
    ],
    [
      'What does imaging add when no red flag is present?',
      'Mostly worry',
      'A faster recovery',
      'A certain diagnosis',
      'A better prognosis',
    ],
    ['Which word helps recovery most?', '“Irritated”', '“Crumbling”', '“Worn out”', '“Fragile”'],
  ],
};
