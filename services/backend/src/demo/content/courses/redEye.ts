import type { DemoCourse } from '../DemoCourse.ts';

/** The red eye. */
export const redEye: DemoCourse = {
  title: 'The Red Eye in General Practice',
  field: 'Ophthalmology',
  motif: 'iris',
  palette: 'night',
  group: 'Primary Care',
  isEnabled: true,
  material: {
    summary: 'Pain, light, vision: three questions that sort the harmless from the urgent before any drop is given.',
    sections: [
      {
        heading: 'Three questions',
        paragraphs: [
          'Does it hurt, does light hurt, has vision changed? A red eye that answers no to all three can nearly always be treated where it is. One yes deserves a careful look, two deserve a telephone call, three deserve transport.',
        ],
      },
      {
        heading: 'Looking properly',
        paragraphs: [
          'Measure vision first, in both eyes, with the usual glasses. Look at the pupil, the cornea with stain, and under the lid. A contact lens wearer with pain has an ulcer until shown otherwise.',
        ],
        points: ['Vision first, always, before any drop.', 'Never give anaesthetic drops to take home.'],
      },
      {
        heading: 'Drops that help and drops that harm',
        paragraphs: [
          'Steroid drops belong to those who can look with a slit lamp. Most infections in adults settle with cleaning and patience.',
        ],
      },
    ],
  },
  questions: [
    ['What is measured first?', 'Vision', 'Pressure', 'Temperature', 'The size of the pupil'],
    [
      'Which sign makes a red eye urgent?',
      'Pain with changed vision',
      'Itching in spring',
      'Sticky lids in the morning',
      'A small bleed without pain',
    ],
    [
      'A contact lens wearer with pain has, until shown otherwise …',
      'a corneal ulcer',
      'an allergy',
      'dry eyes',
      'a stye',
    ],
    ['What is never given to take home?', 'Anaesthetic drops', 'Artificial tears', 'Cleaning pads', 'A leaflet'],
  ],
};
