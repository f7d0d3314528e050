import type { DemoCourse } from '../DemoCourse.ts';

/** Genetic testing. */
export const genetics: DemoCourse = {
  title: 'Genetic Testing: Consent and Counselling',
  field: 'Genetics',
  motif: 'helix',
  palette: 'night',
  group: 'Medicines and Laboratory',
  isEnabled: true,
  material: {
    summary:
      'A result that belongs to one person and concerns a family. What to say before the sample is taken, and how to live with a finding that means nothing yet.',
    sections: [
      {
        heading: 'Before the sample',
        paragraphs: [
          'Consent to a genetic test is a conversation about possible answers: yes, no, perhaps, and something nobody asked for. People decide differently about each of them. Write down what they wish to know and what they do not.',
        ],
        points: [
          'Say who else may learn something from the result.',
          'Say that a normal result does not remove every risk.',
        ],
      },
      {
        heading: 'Perhaps',
        paragraphs: [
          'A variant of unknown significance is not a weak yes. It is an open question, reported because silence would be worse. It changes no treatment, and it is looked at again when more is known.',
        ],
      },
      {
        heading: 'The family',
        paragraphs: [
          'Relatives have an interest, and the tested person has the word. A letter that the person may pass on is the bridge between the two.',
        ],
      },
    ],
  },
  questions: [
    [
      'What does a variant of unknown significance change in treatment?',
      'Nothing',
      'The dose',
      'The operation',
      'The diagnosis',
    ],
    [
      'What is settled before the sample is taken?',
      'What the person wishes to know',
      'The treatment',
      'The name of the laboratory',
      'The next of kin’s opinion',
    ],
    [
      'How do relatives best learn of a result?',
      'Through a letter that the person passes on',
      'By a call from the laboratory',
      'From the record',
      'Not at all',
    ],
    ['A normal result means that …', 'some risk remains', 'there is no risk', 'the test failed', 'relatives are safe'],
  ],
};
