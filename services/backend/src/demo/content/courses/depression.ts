import type { DemoCourse } from '../DemoCourse.ts';

/** Depression in primary care. */
export const depression: DemoCourse = {
  title: 'Depression in Primary Care',
  field: 'Mental health',
  motif: 'thoughts',
  palette: 'aubergine',
  group: 'Primary Care',
  isEnabled: true,
  material: {
    summary:
      'From the first hint in a consultation about something else to a plan that both sides believe in, with safety asked for plainly at every step.',
    sections: [
      {
        heading: 'Hearing it',
        paragraphs: [
          'Few people come and say that they are depressed. They come about sleep, a stomach, a back. Two questions open the door: has joy in things gone, and has mood been low for most of the last two weeks? A yes to either earns a second, longer appointment within days.',
        ],
      },
      {
        heading: 'Asking about safety',
        paragraphs: [
          'Asking about thoughts of suicide does not plant them. Ask in plain words, ask about plans and means, ask who is at home tonight. Write down the answer and the agreement. If there is a plan, nobody leaves alone.',
        ],
        points: ['Use the word. Hints are answered with hints.', 'Agree on the next contact before this one ends.'],
      },
      {
        heading: 'A plan to believe in',
        paragraphs: [
          'Small steps that were done beat large ones that were promised. Combine what the person has done before with what the evidence supports, and review in two weeks rather than two months.',
        ],
      },
    ],
  },
  questions: [
    [
      'What do people with depression most often come about?',
      'Bodily complaints such as poor sleep',
      'Their mood',
      'A certificate',
      'A check-up',
    ],
    [
      'What does asking about suicidal thoughts do?',
      'It makes help possible',
      'It plants them',
      'It offends most people',
      'It delays treatment',
    ],
    [
      'Which question belongs to screening with two questions?',
      'Has joy in things gone?',
      'Do you eat breakfast?',
      'Do you live alone?',
      'Do you smoke?',
    ],
    [
      'When is the first review best held?',
      'Within about two weeks',
      'After three months',
      'After a year',
      'Only if things get worse',
    ],
    [
      'A person has a plan and the means. What is right?',
      'The person is not left alone',
      'A leaflet is given',
      'A later appointment is made',
      'The family is told to watch out',
    ],
  ],
};
