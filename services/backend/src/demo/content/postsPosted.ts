import type { DemoPost } from './DemoPost.ts';

/** Posts that were approved, oldest first. */
export const postsPosted: readonly DemoPost[] = [
  {
    title: 'Five moments, one corridor',
    description: 'A floor plan with footprints: where hands were cleaned and where they were not.',
    motif: 'spread',
  },
  {
    title: 'Checklist for a first home visit',
    description: 'What to bring, what to leave in the car, and what to ask before taking off the coat.',
    motif: 'documents',
    files: ['Checklist.pdf'],
  },
  {
    title: 'Scour after the August flood',
    description: 'Soundings at six piers compared with those of the year before. Two need attention before winter.',
    motif: 'bridge',
    files: ['Soundings.pdf'],
  },
  {
    title: 'The waiting room as a classroom',
    description:
      'One screen, no sound, six slides. People asked better questions, and the screen is cheaper than we thought.',
    motif: 'thoughts',
  },
  {
    title: 'ECG of the month: March',
    description: 'Regular, narrow, 150 a minute. The answer is in the second lead.',
    motif: 'pulse',
  },
  {
    title: 'ECG of the month: April',
    description: 'Irregular and calm. What would you ask the patient first?',
    motif: 'pulse',
  },
  { title: 'ECG of the month: May', description: 'A tracing that is normal, and a story that is not.', motif: 'pulse' },
  {
    title: 'กรณีศึกษา: หอบหืดในฤดูหมอกควัน',
    description: 'ผู้ป่วยสามรายในสัปดาห์เดียวกัน แผนการดูแลตนเองฉบับหนึ่งหน้า และสิ่งที่เราปรับหลังติดตามผลหนึ่งเดือน',
    motif: 'bronchi',
    files: ['แผนการดูแลตนเอง.pdf'],
  },
  {
    title: 'A month without the printer',
    description: 'What we printed that nobody read, and the four things we went back to printing.',
    motif: 'documents',
  },
  {
    title: 'Guard rails that invite leaning',
    description: 'A playground inspector visits a plant. Her remarks, and what the foreman made of them.',
    motif: 'gears',
  },
  {
    title: 'Counting doors',
    description: 'Instructions for a Saturday afternoon with a clicker and a map. Suitable for schools.',
    motif: 'blocks',
  },
  {
    title: 'Pain scores and what they hide',
    description: 'Seven means something else to each of us. We began to ask what the pain keeps people from.',
    motif: 'vertebrae',
  },
  {
    title: 'The second victim',
    description:
      'After a mistake, somebody should call the colleague who made it. Here is who calls in our department, and when.',
    motif: 'dialogue',
  },
  {
    title: 'Journal club: shorter courses',
    description: 'Three trials, one table, and an honest paragraph about what they do not tell us.',
    motif: 'molecule',
    files: ['Summary of three trials.pdf'],
  },
  {
    title: 'Small currents, large effects',
    description: 'A demonstration with a lamp, a sponge and a volunteer. Safe, impressive, and repeatable.',
    motif: 'circuit',
  },
  {
    title: 'Explaining a reference range',
    description: 'With twenty apples on a table, one of which is always odd.',
    motif: 'cells',
  },
  {
    title: 'Play as a vital sign',
    description: 'A child that plays is seldom very ill; a child that does not play deserves a second look.',
    motif: 'toys',
  },
  {
    title: 'Slope watch: a neighbourhood measures',
    description: 'Nails in fence posts, a tape and a shared calendar. The geologist was impressed.',
    motif: 'strata',
  },
  {
    title: 'Thank you, night shift',
    description: 'Observations that were made at four in the morning and decided what happened at nine.',
  },
  {
    title: 'Light, noise, shade',
    description: 'Three maps of one square, drawn by people who live there.',
    motif: 'arches',
    files: ['Three maps.pdf'],
  },
  {
    title: 'A court’s view of our notes',
    description: 'What helped the judge: times, plain words, and the sentence “I do not know”.',
    motif: 'scales',
  },
  {
    title: 'Ten words to avoid about backs',
    description: 'With ten to use instead. Collected by physiotherapists, tested on patients, approved by a poet.',
    motif: 'vertebrae',
  },
  {
    title: 'Oral rehydration, one spoon at a time',
    description: 'A video storyboard for parents in eight frames, free to use.',
    motif: 'drops',
  },
  {
    title: 'What we learned from a wrong label',
    description: 'Same drawer, same colour, same initials. The drawer is different now.',
    motif: 'capsules',
  },
  {
    title: 'Looking under the lid',
    description: 'How to evert an eyelid without frightening anybody, the examiner included.',
    motif: 'iris',
  },
  {
    title: 'บทเรียนจากการซ้อมหนีไฟกลางดึก',
    description: 'เวลาจริงที่ใช้อพยพผู้ป่วยเตียงสุดท้ายคือสิบเจ็ดนาที สิ่งที่ทำให้ช้ามีเพียงประตูบานเดียว',
    motif: 'flame',
  },
  {
    title: 'Family tree in five minutes',
    description: 'Symbols, order and the one question that finds the missing branch.',
    motif: 'helix',
  },
  {
    title: 'Bedside ultrasound: our first hundred',
    description: 'What we saw, what we missed, and when we should have put the probe away.',
    motif: 'ultrasound',
  },
  {
    title: 'A group chat and a lesson',
    description: 'Nothing happened, and everything could have. Our rules for private telephones, on one page.',
    motif: 'network',
    files: ['Rules on one page.pdf'],
  },
  {
    title: 'Breaking news on a Friday afternoon',
    description:
      'Why we moved a conversation to Monday, what spoke against it, and what the patient said about it later.',
    motif: 'dialogue',
  },
  { title: 'Maintenance is a kind of respect', description: 'An essay from the boiler room.', motif: 'gears' },
  {
    title: 'Learning circles: one year on',
    description:
      'Nine circles, sixty-one people, four that closed. What kept the others together was the same in each.',
    motif: 'thoughts',
  },
];
