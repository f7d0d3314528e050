import type { DemoPost } from './DemoPost.ts';

/** Posts that wait for a reviewer, oldest first. */
export const postsInReview: readonly DemoPost[] = [
  {
    title: 'A potassium that did not fit',
    description:
      'Repeat sample normal, four hours after the first alarm. What we changed about the way tubes travel through our house.',
    motif: 'cells',
  },
  {
    title: 'Hand hygiene on a night shift',
    description:
      'Two weeks of counting, done by the night staff themselves. The dispenser beside the drug trolley made the difference.',
    motif: 'spread',
    files: ['Observation sheet.pdf'],
  },
  {
    title: 'ประสบการณ์การใช้แบบประเมินความปวดในผู้สูงอายุ',
    description: 'บันทึกจากหอผู้ป่วยอายุรกรรม: เราเรียนรู้อะไรจากการถามซ้ำทุกสี่ชั่วโมง และเหตุใดการสังเกตสีหน้าจึงสำคัญพอ ๆ กับตัวเลข',
    motif: 'thoughts',
  },
  {
    title: 'Reading an old bridge by its drains',
    description:
      'Photographs of eleven drains and the cracks that belong to them. The pattern repeats along the whole valley.',
    motif: 'bridge',
    files: ['Drains and cracks, part 1.pdf', 'Drains and cracks, part 2.pdf'],
  },
  {
    title: 'Teaching inhalers in a minute',
    description:
      'A script for the consulting room: show, watch, correct, watch again. Fits between two other questions.',
    motif: 'bronchi',
  },
  {
    title: 'When the interpreter is late',
    description: 'Three sentences in six languages that bridge the first ten minutes without pretending to understand.',
    motif: 'dialogue',
  },
  {
    title: 'A trial pit in three photographs',
    description: 'Morning, noon and evening of the same pit after rain. The third one surprised all of us.',
    motif: 'strata',
  },
  {
    title: 'Short note on silent hypoxia',
    description: 'Two patients, one pulse oximeter with a cold finger. Check the trace before the figure.',
  },
  {
    title: 'Lock-out, told by the cleaner',
    description:
      'Our cleaner has worked here for nineteen years and rewrote the instruction on one page. It is better than ours.',
    motif: 'gears',
    files: ['Lock-out on one page.pdf'],
  },
  {
    title: 'Consent for a test that says “perhaps”',
    description: 'How we explain variants of unknown significance with a weather forecast, and what patients answer.',
    motif: 'helix',
  },
  {
    title: 'Falls: the second question',
    description: 'Everybody asks whether somebody fell. We started to ask what they were about to do.',
    motif: 'vertebrae',
  },
  {
    title: 'The shortest handover that worked',
    description:
      'Forty seconds, four facts, one question back. A recording was transcribed with the permission of both colleagues.',
    motif: 'pulse',
    files: ['Transcript.pdf'],
  },
  {
    title: 'ไฟฟ้าสำรองในห้องผ่าตัด: สิ่งที่เราพบหลังซ้อมแผน',
    description: 'ซ้อมดับไฟสิบนาทีช่วยให้พบปลั๊กที่ต่อผิดสามจุด พร้อมรายการตรวจสอบที่ใช้ได้ทันที',
    motif: 'circuit',
    files: ['รายการตรวจสอบ.pdf'],
  },
  {
    title: 'Red eye, red flag',
    description: 'A contact lens, a long weekend and a phone call at the right moment.',
    motif: 'iris',
  },
  {
    title: 'What fifteen doors do to a street',
    description: 'Before and after in the same street, counted by pupils of the school next to it.',
    motif: 'blocks',
  },
  {
    title: 'Smoke test with a fog machine',
    description: 'Borrowed from the theatre, returned on the same evening. We found four holes behind the new cables.',
    motif: 'flame',
    files: ['Plan of the holes.pdf', 'Photographs.pdf', 'Offer for the repair.pdf'],
  },
  {
    title: 'An apology that helped',
    description:
      'We said what happened, what we know, what we do not know yet, and when we would call. Then we called.',
    motif: 'dialogue',
  },
  {
    title: 'Deprescribing club',
    description: 'Once a month, one patient’s list, one hour, tea. After a year: 214 medicines fewer.',
    motif: 'capsules',
  },
  {
    title: 'Two cases of drug fever',
    description: 'Both on day nine, both well, both puzzling until somebody asked about the new tablets.',
    motif: 'molecule',
  },
  {
    title: 'Measuring crack widths with a coin',
    description: 'Not recommended, but instructive: how far off we were, and a printable gauge that costs nothing.',
    motif: 'bridge',
    files: ['Printable gauge.pdf'],
  },
  {
    title: 'Ultrasound of the lung in a corridor',
    description: 'Bright enough, loud enough, and still good enough to answer one question.',
    motif: 'ultrasound',
  },
  {
    title: 'Night terrors and tired parents',
    description: 'A leaflet for families, tested with eleven of them and shortened three times.',
    motif: 'toys',
    files: ['Leaflet for families.pdf'],
  },
  {
    title: 'What the reviewer asked us',
    description:
      'Our poster was refused, and the questions were better than the poster. We answer them here, one by one, without taking offence.',
  },
  {
    title: 'A quiet room in a loud hospital',
    description:
      'Formerly a store for broken beds. One lamp, two chairs, a door that closes, and a list on which nobody has to sign.',
    motif: 'arches',
  },
  {
    title: 'Groundwater in the lift shaft',
    description: 'It came every April. The solution was not in the basement but two hundred metres uphill.',
    motif: 'drops',
  },
  {
    title:
      'Recognising sepsis in a language we do not share: a collection of pictures, gestures and one song that our team in the emergency department put together over the course of a long winter',
    description: 'Everything may be copied. Please tell us which of the pictures do not work where you are.',
    motif: 'spread',
    files: ['Pictures.pdf', 'Gestures.pdf'],
  },
  {
    title: 'Teaching the teach-back',
    description:
      '“So that I know I explained it well: how will you take it at home?” Role play with results that surprised the actors.',
    motif: 'thoughts',
  },
  {
    title: 'Contracts: the clause we overlooked',
    description: 'Three practices, one lease, and an automatic renewal that nobody had in the calendar.',
    motif: 'documents',
  },
  {
    title: 'การพยาบาลแบบประคับประคองที่บ้านในพื้นที่ห่างไกล',
    description: 'เรื่องเล่าจากการเยี่ยมบ้านสิบสองครั้ง ระยะทางรวมเก้าร้อยกิโลเมตร และบทเรียนเรื่องการสื่อสารกับครอบครัว',
    motif: 'dialogue',
  },
  {
    title: 'Delirium on day three: what the family saw first',
    description: 'A diary kept by a daughter, printed with her permission and with comments in the margin.',
    motif: 'thoughts',
  },
  {
    title: 'Is it the printer or the patient?',
    description: 'An ECG with a paper speed nobody had looked at. Includes the tracing and a confession.',
    motif: 'pulse',
    files: ['Tracing.pdf'],
  },
  {
    title: 'How we shortened a form from nine pages to two',
    description: 'Every field had to name somebody who reads it. Forty-one fields had nobody.',
    motif: 'documents',
    files: ['The form before.pdf', 'The form after.pdf'],
  },
];
