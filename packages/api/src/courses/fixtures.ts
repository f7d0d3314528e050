import type { Course } from './contract.ts';

const titles = ['Anatomy basics', 'Medication safety', 'Wound care', 'Infection control', 'Patient communication'];

/** A complete, enabled course, with overrides. */
export function courseFixture(overrides: Partial<Course> = {}): Course {
  return {
    _id: 'course-1',
    title: 'Anatomy basics',
    sequence: 1,
    isEnable: true,
    cover: { _id: 'image-1' },
    file: { _id: 'file-1', originalname: 'anatomy.pdf' },
    certificateGroup: { _id: 'group-1', name: 'Nursing' },
    passCondition: 3,
    quizLimit: 5,
    questionCount: 6,
    ...overrides,
  };
}

export function courseDraftFixture(overrides: Partial<Course> = {}): Course {
  return {
    _id: 'course-draft',
    title: null,
    sequence: 1,
    isEnable: false,
    cover: null,
    file: null,
    certificateGroup: null,
    passCondition: 0,
    quizLimit: 0,
    questionCount: 0,
    ...overrides,
  };
}

/** `count` courses in their sequence; every fourth one is a draft. */
export function courseFixtures(count: number): Course[] {
  return Array.from({ length: count }, (_, index) => {
    const position = { _id: `course-${index + 1}`, sequence: index + 1 };
    const title = `${titles[index % titles.length]}${index < titles.length ? '' : ` ${index + 1}`}`;
    return index % 4 === 3 ? courseDraftFixture(position) : courseFixture({ ...position, title });
  });
}
