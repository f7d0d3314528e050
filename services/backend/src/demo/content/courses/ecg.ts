import type { DemoCourse } from '../DemoCourse.ts';

/** Reading the electrocardiogram, with the longest quiz of the demo. */
export const ecg: DemoCourse = {
  title: 'ECG Interpretation for Non-Cardiologists',
  field: 'Cardiology',
  motif: 'pulse',
  palette: 'petrol',
  group: 'Acute Care',
  isEnabled: true,
  passCondition: 8,
  material: {
    summary:
      'A fixed order of looking that takes ninety seconds and misses little: rate, rhythm, axis, intervals, and only then the shapes that everybody looks at first.',
    sections: [
      {
        heading: 'Always in the same order',
        paragraphs: [
          'Experienced readers are fast because they are boring. They look at the name and the calibration, count the rate, find the P waves, measure the intervals, and leave the ST segment for last. The order protects against the commonest mistake of all, which is to stop at the first abnormality.',
          'Every step ends in a sentence that could stand in the notes. If a step yields no sentence, it has not been finished.',
        ],
        points: [
          'Check name, time and calibration before anything else.',
          'One large square is 200 milliseconds at the usual paper speed.',
        ],
      },
      {
        heading: 'Rhythm before shape',
        paragraphs: [
          'Three questions settle most rhythms. Are there P waves? Is each of them followed by a QRS complex? Is the distance regular? An irregular rhythm without P waves is atrial fibrillation until shown otherwise; a regular narrow rhythm at 150 a minute deserves a second look for flutter waves.',
        ],
      },
      {
        heading: 'When the ST segment matters',
        paragraphs: [
          'Elevation means more where it follows the territory of one artery, where the opposite leads show depression, and where it was not there before. An old tracing is worth more than a second opinion: ask for it.',
        ],
        points: [
          'Compare with an old tracing whenever there is one.',
          'Repeat the tracing when the complaint continues and the first was normal.',
        ],
      },
    ],
  },
  questions: [
    ['How long is one large square at 25 mm/s?', '200 ms', '40 ms', '100 ms', '400 ms'],
    [
      'What should be checked before anything on the tracing is read?',
      'Name, time and calibration',
      'The ST segment in V1',
      'The T wave axis',
      'The length of the strip',
    ],
    [
      'An irregular rhythm without P waves is, until shown otherwise …',
      'atrial fibrillation',
      'sinus arrhythmia',
      'complete heart block',
      'ventricular tachycardia',
    ],
    [
      'A regular narrow rhythm at 150 a minute should make one look for …',
      'flutter waves',
      'delta waves',
      'U waves',
      'J waves',
    ],
    ['Which interval shows the time from the atria to the ventricles?', 'PR', 'QT', 'ST', 'RR'],
    [
      'A PR interval that grows until a beat is dropped is called …',
      'Wenckebach block',
      'first degree block',
      'complete block',
      'bundle branch block',
    ],
    [
      'Which finding supports that ST elevation is an infarction?',
      'Depression in the opposite leads',
      'The same change in every lead',
      'A short PR interval',
      'A heart rate below 60',
    ],
    [
      'The first tracing is normal, but the chest pain continues. What is next?',
      'Repeat the tracing',
      'Send the patient home',
      'Order an exercise test',
      'Wait for the morning',
    ],
    [
      'In which leads does an inferior infarction show?',
      'II, III and aVF',
      'V1 to V3',
      'I and aVL only',
      'V5 and V6 only',
    ],
    [
      'A broad complex tachycardia in an older patient should be treated as …',
      'ventricular tachycardia',
      'anxiety',
      'an artefact',
      'sinus tachycardia',
    ],
    [
      'What is the most useful comparison?',
      "The same patient's earlier tracing",
      'A textbook example',
      'The tracing of a relative',
      'The computer report',
    ],
    [
      'Which electrolyte disturbance is known for tall, narrow T waves?',
      'High potassium',
      'Low sodium',
      'High calcium',
      'Low magnesium',
    ],
  ],
};
