import type { EventText } from '../art/cover.ts';
import type { MotifName } from '../art/motifs/index.ts';
import type { PaletteName } from '../art/palette.ts';

/** An event of the demo; what is left out is missing on the draft. */
export interface DemoEvent {
  /** What its pictures say; without it there is no cover. */
  readonly text?: EventText;
  readonly motif: MotifName;
  readonly palette: PaletteName;
  /** How many posters it has, from 0 to 5; the first is its own, the others are leaflets. */
  readonly posters: number;
  readonly hyperlink?: string;
  readonly isEnabled: boolean;
}

type Row = readonly [
  title: string,
  when: string,
  where: string,
  motif: MotifName,
  palette: PaletteName,
  posters: number,
  path: string,
];

const site = 'https://events.cpd.example.org';

const published: readonly Row[] = [
  [
    'Spring Symposium on Emergency Care',
    '6 March, 09:00–17:00',
    'Convention Centre, Bangkok',
    'pulse',
    'petrol',
    5,
    '/spring-symposium',
  ],
  [
    'Bridges That Last: Inspection Day',
    '14 March, 08:30–15:00',
    'Old Bridge House, Porto',
    'bridge',
    'sand',
    3,
    '/bridges',
  ],
  [
    'Paediatrics in Practice',
    '21 March, 10:00–16:00',
    'Children’s Hospital, Chiang Mai',
    'toys',
    'rose',
    2,
    '/paediatrics',
  ],
  [
    'An Evening on Medical Confidentiality',
    '26 March, 18:30–20:30',
    'Law Faculty, Leuven',
    'network',
    'night',
    1,
    '/confidentiality',
  ],
  ['Ultrasound Boot Camp', '2–4 April', 'Skills Laboratory, Singapore', 'ultrasound', 'petrol', 4, '/ultrasound'],
  ['Genetics for Everybody', '9 April, 17:00–19:00', 'Online', 'helix', 'night', 1, ''],
  [
    'Mental Health First',
    '17 April, 09:30–16:30',
    'Garden Campus, Khon Kaen',
    'thoughts',
    'aubergine',
    3,
    '/mental-health',
  ],
  [
    'Infection Control Network Meeting',
    '23 April, 13:00–17:00',
    'University Hospital, Graz',
    'spread',
    'forest',
    2,
    '/infection-network',
  ],
  [
    'Young Engineers’ Forum',
    '30 April, 15:00–20:00',
    'Power Station 2, Rotterdam',
    'gears',
    'sky',
    2,
    '/young-engineers',
  ],
  ['The Eye: A Course with Patients', '8 May, 09:00–13:00', 'Eye Clinic, Penang', 'iris', 'night', 1, '/the-eye'],
  [
    'Fire and Smoke in Old Buildings',
    '15 May, 09:00–16:00',
    'Fire Academy, Ghent',
    'flame',
    'sand',
    3,
    '/fire-and-smoke',
  ],
  ['Prescribing Less, Prescribing Well', '20 May, 18:00–20:00', 'Online', 'capsules', 'sky', 1, '/prescribing'],
  [
    'Spine Day for Physiotherapists',
    '29 May, 09:00–17:00',
    'Sports Institute, Cologne',
    'vertebrae',
    'aubergine',
    2,
    '/spine-day',
  ],
  ['Cells under the Microscope', '5 June, 14:00–18:00', 'Institute of Pathology, Kraków', 'cells', 'aubergine', 1, ''],
  [
    'Landslides: Lessons of a Wet Winter',
    '11 June, 10:00–16:00',
    'Mountain Institute, Innsbruck',
    'strata',
    'sand',
    2,
    '/landslides',
  ],
  ['Moot Court for Experts', '19 June, 09:00–17:00', 'Palace of Justice, Lyon', 'scales', 'paper', 2, '/moot-court'],
  [
    'Difficult Conversations',
    '25 June, 13:30–17:30',
    'House of Dialogue, Chiang Rai',
    'dialogue',
    'aubergine',
    1,
    '/conversations',
  ],
  ['Breathing: A Respiratory Update', '3 July, 09:00–15:30', 'Lung Centre, Bern', 'bronchi', 'petrol', 4, '/breathing'],
  [
    'Electrical Safety Refresher',
    '9 July, 08:00–12:00',
    'Training Centre, Gdańsk',
    'circuit',
    'forest',
    1,
    '/electrical',
  ],
  ['Cities for All Ages', '17 July, 10:00–18:00', 'Town Hall, Aarhus', 'blocks', 'sand', 2, '/cities'],
  ['Antibiotics: The Shorter Course', '23 July, 18:00–19:30', 'Online', 'molecule', 'night', 1, '/antibiotics'],
  [
    'Contracts Clinic for New Practices',
    '30 July, 16:00–19:00',
    'Chamber of Commerce, Valencia',
    'documents',
    'rose',
    1,
    '',
  ],
  ['Ethics Breakfast', '6 August, 07:30–09:00', 'Courtyard Café, Tartu', 'arches', 'paper', 1, '/ethics-breakfast'],
  ['Water, Health and Cities', '14 August, 09:00–17:00', 'Harbour Hall, Lisbon', 'drops', 'forest', 3, '/water'],
  [
    'Autumn Conference on Patient Safety and Human Factors',
    '3–5 September',
    'Congress Park, Vienna',
    'dialogue',
    'petrol',
    5,
    '/autumn',
  ],
  ['Vaccines: Questions Patients Ask', '10 September, 18:00–20:00', 'Online', 'spread', 'night', 1, '/vaccines'],
  ['Night School: Reading the ECG', '17 September, 19:00–21:00', 'Online', 'pulse', 'rose', 1, '/ecg-night'],
  ['Teaching Teachers', '25 September, 09:00–16:00', 'Learning Lab, Phuket', 'toys', 'sky', 2, '/teaching'],
];

function asEvent([title, when, where, motif, palette, posters, path]: Row): DemoEvent {
  const hyperlink = path === '' ? {} : { hyperlink: `${site}${path}` };
  return { text: { title, when, where }, motif, palette, posters, ...hyperlink, isEnabled: true };
}

const look = { motif: 'gears', palette: 'sky' } as const;

/** Events that are not published: ready ones, half finished ones, and one as the New button makes it. */
const drafts: readonly DemoEvent[] = [
  {
    text: { title: 'Winter School of Imaging', when: '7–9 December', where: 'Skills Laboratory, Singapore' },
    motif: 'ultrasound',
    palette: 'night',
    posters: 2,
    hyperlink: `${site}/winter-school`,
    isEnabled: false,
  },
  {
    text: { title: 'Supervising with Confidence', when: 'Date to be announced', where: 'Garden Campus, Khon Kaen' },
    motif: 'dialogue',
    palette: 'petrol',
    posters: 0,
    isEnabled: false,
  },
  { ...look, posters: 1, isEnabled: false },
  {
    text: { title: 'Concrete Clinic', when: '12 November, 09:00–15:00', where: 'Old Bridge House, Porto' },
    motif: 'blocks',
    palette: 'rose',
    posters: 1,
    isEnabled: false,
  },
  { ...look, posters: 0, hyperlink: `${site}/to-be-announced`, isEnabled: false },
  { ...look, posters: 0, isEnabled: false },
];

/** How many published events are older than each of the drafts: lists show the newest first, and mix them so. */
const OLDER_THAN_DRAFT = [4, 9, 15, 21, 25, 28] as const;

/** The events of the demo in the order of their making. */
export const events: readonly DemoEvent[] = drafts.reduceRight<readonly DemoEvent[]>(
  (all, draft, index) => all.toSpliced(OLDER_THAN_DRAFT[index] ?? all.length, 0, draft),
  published.map(asEvent),
);
