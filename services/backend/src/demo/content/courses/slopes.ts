import type { DemoCourse } from '../DemoCourse.ts';

/** Slopes and groundwater. */
export const slopes: DemoCourse = {
  title: 'Slopes, Soils and Groundwater',
  field: 'Geotechnics',
  motif: 'strata',
  palette: 'sand',
  group: 'Structures and Ground',
  isEnabled: true,
  material: {
    summary:
      'A hillside that stood for a thousand years and slid on a Tuesday. What water does to soil, and what a trial pit tells for the price of a morning.',
    sections: [
      {
        heading: 'Why on that day',
        paragraphs: [
          'Slopes fail when the water in them has nowhere to go. Three wet weeks raise the pressure between the grains, and what held by friction begins to float. The last rain is only the last.',
        ],
        points: [
          'Ask for rainfall of the last month, not of the last night.',
          'Bent trees and fresh springs are older than any instrument.',
        ],
      },
      {
        heading: 'One pit, many answers',
        paragraphs: [
          'A trial pit shows layers, seepage and the true strength of the ground in one morning. Log it at once, in daylight, with photographs and a tape; the next rain takes it away.',
        ],
      },
      {
        heading: 'Drainage first',
        paragraphs: [
          'Before walls and anchors comes a drain. It is the cheapest measure, the quickest, and the only one that removes the cause.',
        ],
      },
    ],
  },
  questions: [
    ['What most often sets a slope in motion?', 'Pressure of water in the ground', 'Wind', 'Frost', 'Traffic'],
    ['Which measure removes the cause?', 'Drainage', 'A wall', 'An anchor', 'A fence'],
    ['When is a trial pit logged?', 'At once', 'On the next day', 'In the office', 'After the rain'],
  ],
};
