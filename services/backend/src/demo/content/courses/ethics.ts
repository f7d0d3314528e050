import type { DemoCourse } from '../DemoCourse.ts';

/** Ethics at work: complete, and waiting to be enabled. */
export const ethics: DemoCourse = {
  title: 'Professional Ethics at Work',
  field: 'Ethics',
  motif: 'arches',
  palette: 'paper',
  group: 'Law and Ethics in Practice',
  material: {
    summary:
      'Gifts, favours, silence and blame: twelve small situations in which nobody broke a law, and everybody remembers them.',
    sections: [
      {
        heading: 'The newspaper test',
        paragraphs: [
          'Would you mind reading it tomorrow, with your name, on page three? The test is crude and works surprisingly well, because it asks for the view of strangers at the moment when one’s own is clouded.',
        ],
      },
      {
        heading: 'Speaking up',
        paragraphs: [
          'Most failures were seen by somebody who thought it was not their place. Say what you saw, say what worries you, ask what the other sees. Three sentences, no verdict.',
        ],
        points: ['Describe, do not judge.', 'Thank whoever speaks up, even when they are wrong.'],
      },
      {
        heading: 'Blame and learning',
        paragraphs: ['Ask what made it seem right at the time. The answer is what can be changed.'],
      },
    ],
  },
  questions: [
    ['What does the newspaper test bring in?', 'The view of strangers', 'The law', 'The press office', 'The costs'],
    ['How does one speak up well?', 'By describing what was seen', 'By judging', 'By e-mail to all', 'By waiting'],
    [
      'Which question helps learning after a failure?',
      'What made it seem right at the time?',
      'Who did it?',
      'Who pays?',
      'Who knew?',
    ],
  ],
};
