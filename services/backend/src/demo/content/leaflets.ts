import type { Leaflet } from '../art/poster.ts';
import type { Scene } from '../art/surface.ts';

/** A poster of words that several events share. */
export interface SharedLeaflet {
  readonly scene: Scene;
  readonly leaflet: Leaflet;
}

/** What events show beside their own poster, in this order. */
export const leaflets: readonly SharedLeaflet[] = [
  {
    scene: { motif: 'network', palette: 'night', seed: 5 },
    leaflet: {
      heading: 'How to take part',
      lines: [
        ['1', 'Open the app and choose Events'],
        ['2', 'Register with one tap, until three days before'],
        ['3', 'Bring the code on your telephone to the entrance'],
        ['4', 'Credits are entered within two working days'],
      ],
      foot: 'Places are given in the order of registration.',
    },
  },
  {
    scene: { motif: 'blocks', palette: 'sand', seed: 8 },
    leaflet: {
      heading: 'Finding us',
      lines: [
        ['Train', 'Ten minutes on foot from the main station, signposted'],
        ['Bus', 'Every six minutes, stop “University”'],
        ['Bicycle', 'Covered stands at the south entrance'],
        ['Access', 'Step-free from the street to every room; hearing loop in the hall'],
      ],
      foot: 'Ask at the desk for a quiet room.',
    },
  },
  {
    scene: { motif: 'spread', palette: 'forest', seed: 3 },
    leaflet: {
      heading: 'Programme',
      lines: [
        ['09:00', 'Registration and coffee'],
        ['09:30', 'Welcome, and what changed this year'],
        ['10:15', 'Cases from practice, discussed at the tables'],
        ['12:00', 'Lunch'],
        ['13:00', 'Workshops in small groups'],
        ['15:30', 'Questions to the panel'],
      ],
      foot: 'Times may shift a little; the coffee will not.',
    },
  },
  {
    scene: { motif: 'dialogue', palette: 'aubergine', seed: 2 },
    leaflet: {
      heading: 'Call for cases',
      lines: [
        ['What', 'A case from your own practice that taught you something'],
        ['How', 'One page, no names, one question for the room'],
        ['Until', 'Two weeks before the event'],
        ['Prize', 'The case that is talked about longest'],
      ],
      foot: 'Send it through the app, under Posts.',
    },
  },
];
