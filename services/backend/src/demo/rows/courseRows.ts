import type { Insertable } from 'kysely';
import { newId } from '../../database/id.ts';
import type { CertificateGroupsTable, CoursesTable, QuestionsTable } from '../../database/schema.ts';
import { drawCover } from '../art/cover.ts';
import { drawDocument } from '../art/document.ts';
import type { Scene } from '../art/surface.ts';
import { courses } from '../content/courses/index.ts';
import type { DemoCourse, DemoQuestion } from '../content/DemoCourse.ts';
import { seededRandom } from '../random.ts';
import type { DemoUploads } from './DemoUploads.ts';
import { inTurns } from './inTurns.ts';

/** The rows of the courses in their sequence, and of their questions. */
export interface CourseRows {
  readonly courses: readonly Insertable<CoursesTable>[];
  readonly questions: readonly Insertable<QuestionsTable>[];
}

/** Draws covers and material and gives the rows of courses and questions. */
export async function courseRows(
  uploads: DemoUploads,
  groups: readonly Insertable<CertificateGroupsTable>[],
): Promise<CourseRows> {
  const rows = await inTurns<DemoCourse, Insertable<CoursesTable>>(courses, async (course, index) => {
    const scene: Scene = { motif: course.motif, palette: course.palette, seed: index + 1 };
    const shown = shownQuestions(course);
    return {
      id: newId(),
      title: course.title ?? null,
      sequence: index + 1,
      is_enabled: course.isEnabled ?? false,
      cover_image_id: await cover(uploads, course, scene, index + 1),
      file_id: await material(uploads, course, scene),
      certificate_group_id: groups.find(({ name }) => name !== null && name === course.group)?.id ?? null,
      quiz_limit: shown,
      pass_condition: course.passCondition ?? Math.ceil(shown * 0.75),
    };
  });
  const questions = rows.flatMap(({ id }, index) => {
    const random = seededRandom(1000 + index);
    return (courses[index]?.questions ?? []).map((question) => questionRow(id, question, random.whole(0, 3)));
  });
  return { courses: rows, questions };
}

/** All of a short quiz, ten of a long one. */
function shownQuestions({ questions = [] }: DemoCourse): number {
  return Math.min(questions.length, 10);
}

async function cover(uploads: DemoUploads, course: DemoCourse, scene: Scene, number: number): Promise<string | null> {
  if (course.hasCover === false) return null;
  const mark = `No. ${String(number).padStart(2, '0')}`;
  return uploads.addImage(await drawCover(scene, { field: course.field, mark }));
}

async function material(uploads: DemoUploads, course: DemoCourse, scene: Scene): Promise<string | null> {
  if (!course.material || course.title === undefined) return null;
  const { title, field, questions = [] } = course;
  const { summary, sections } = course.material;
  const closing = {
    heading: 'Before the quiz',
    paragraphs: [
      'These questions return in the quiz, some of them in other words. Answer them for yourself, without turning back.',
    ],
    points: questions.map(([question]) => question),
  };
  const text = { title, field, summary, sections: questions.length > 0 ? [...sections, closing] : sections };
  return uploads.addPdf(drawDocument(scene, text), `${title}.pdf`);
}

/** Puts the right answer to a place among the four. */
function questionRow(courseId: string, demo: DemoQuestion, place: number): Insertable<QuestionsTable> {
  const [question, right, ...wrong] = demo;
  const choices = wrong
    .map((text) => ({ text, isCorrect: false }))
    .toSpliced(place, 0, { text: right, isCorrect: true });
  return { id: newId(), course_id: courseId, question, choices: JSON.stringify(choices) };
}
