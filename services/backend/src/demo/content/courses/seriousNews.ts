import type { DemoCourse } from '../DemoCourse.ts';

/** Breaking bad news. */
export const seriousNews: DemoCourse = {
  title: 'Talking About Serious News',
  field: 'Communication',
  motif: 'dialogue',
  palette: 'aubergine',
  group: 'Communication Skills',
  isEnabled: true,
  material: {
    summary:
      'A conversation that nobody forgets, prepared like a procedure: the room, the opening question, the pause after the first sentence.',
    sections: [
      {
        heading: 'Before the door opens',
        paragraphs: [
          'Know the facts, the name, and who will be in the room. Switch off what rings. Sit down, so that nobody has to look up. Decide beforehand on the one sentence that has to be understood today; everything else can wait for the next meeting.',
        ],
      },
      {
        heading: 'Ask, tell, ask',
        paragraphs: [
          'Begin with what the person knows and wishes to know. Tell in one short sentence without borrowed words. Then be quiet. The silence belongs to the other, and filling it is the commonest mistake of kind people. Ask afterwards what has been understood.',
        ],
        points: ['One message, one sentence, then silence.', 'Name the feeling you see; do not argue with it.'],
      },
      {
        heading: 'After it',
        paragraphs: [
          'Write down the words that were used, so that colleagues use the same ones. Say who may be called tonight. Take five minutes for yourself.',
        ],
      },
    ],
  },
  questions: [
    [
      'What comes before the news itself?',
      'Asking what the person knows and wishes to know',
      'A complete list of the findings',
      'A leaflet',
      'The treatment plan',
    ],
    ['What follows the first sentence?', 'Silence', 'The statistics', 'The next appointment', 'An apology'],
    [
      'Why are the words that were used written down?',
      'So that colleagues use the same ones',
      'To shorten the next visit',
      'For the invoice',
      'Because of the law alone',
    ],
    [
      'How should feelings be met?',
      'They are named and given room',
      'They are corrected',
      'They are ignored',
      'They are explained away',
    ],
  ],
};
