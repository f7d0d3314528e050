import * as courses from '../../packages/api/src/courses/contract.ts';
import * as quizzes from '../../packages/api/src/quizzes/contract.ts';
import { type CheckedHost, expectRefused, nameOf, skipEach } from './CheckedHost.ts';
import { expectThat } from './Checklist.ts';
import { sampleChoices } from './samples.ts';

/** What a course can be made of; what could not be created is undefined. */
export interface CourseParts {
  readonly group: string | undefined;
  readonly image: string | undefined;
  readonly file: string | undefined;
}

/** Checks a course with its quiz from its draft to its deletion. */
export async function checkCourseLife(host: CheckedHost, parts: CourseParts): Promise<void> {
  const { list, client } = host;
  const { draftCourse, saveCourse, moveCourse, enableCourse, deleteCourse, saveQuizCondition } = courses;
  const id = await list.check(nameOf(draftCourse), () => client.call(draftCourse, {}));
  if (id === undefined) {
    const { addQuestion, saveQuestion, deleteQuestion } = quizzes;
    const calls = [saveCourse, moveCourse, enableCourse, deleteCourse, saveQuizCondition];
    skipEach(host, [...calls, addQuestion, saveQuestion, deleteQuestion], 'no draft could be created');
    return;
  }
  const item = { id };
  await list.check(nameOf(saveCourse), () => saveAndCompare(host, id, parts));
  await list.check(nameOf(moveCourse), () => moveThereAndBack(host, id));
  await checkQuiz(host, id);
  if (Object.values(parts).includes(undefined)) skipEach(host, [enableCourse], 'its parts could not be created');
  else {
    await list.check(nameOf(enableCourse), async () => {
      await client.call(enableCourse, item);
      expectThat((await client.call(courses.readCourse, item)).isEnable, 'it is not enabled afterwards');
    });
  }
  await list.check(nameOf(deleteCourse), async () => {
    await client.call(deleteCourse, item);
    await expectRefused(client.call(courses.readCourse, item));
  });
}

async function saveAndCompare({ client }: CheckedHost, id: string, { group, image, file }: CourseParts): Promise<void> {
  const title = 'Contract check';
  await client.call(courses.saveCourse, {
    id,
    title,
    cover: image ?? null,
    file: file ?? null,
    certificateGroup: group ?? null,
  });
  const course = await client.call(courses.readCourse, { id });
  expectThat(course.title === title, 'the title was not saved');
  expectThat(course.cover?._id === image, 'the cover was not saved');
  expectThat(course.file?._id === file, 'the PDF was not saved');
  expectThat(course.certificateGroup?._id === group, 'the certificate group was not saved');
}

/** Moves a course, which is the last one as a draft, one place up and down again (rule A9). */
async function moveThereAndBack({ client }: CheckedHost, id: string): Promise<void> {
  const placeOf = async () => {
    const { docs } = await client.call(courses.listCourses, {});
    return docs.toSorted((one, other) => one.sequence - other.sequence).findIndex(({ _id }) => _id === id);
  };
  const before = await placeOf();
  await client.call(courses.moveCourse, { course: id, action: 1 });
  const moved = await placeOf();
  await client.call(courses.moveCourse, { course: id, action: -1 });
  const after = await placeOf();
  expectThat(before === 0 || moved === before - 1, `action 1 moved it from place ${before + 1} to ${moved + 1}`);
  expectThat(before === 0 || after === before, `action -1 moved it from place ${moved + 1} to ${after + 1}`);
}

async function checkQuiz(host: CheckedHost, course: string): Promise<void> {
  const { list, client } = host;
  const content = { course, question: 'Contract check?', choices: sampleChoices };
  const questions = () => client.call(quizzes.listQuestions, { courseId: course });
  const id = await list.check(nameOf(quizzes.addQuestion), async () => {
    await client.call(quizzes.addQuestion, content);
    await client.call(quizzes.addQuestion, { ...content, question: 'Another?' });
    const added = (await questions()).find(({ question }) => question === content.question);
    if (!added) throw new Error('the question is not in the list afterwards');
    expectThat(added.choices.findIndex(({ isCorrect }) => isCorrect) === 1, 'the correct choice was not saved');
    return added._id;
  });
  await list.check(nameOf(courses.saveQuizCondition), async () => {
    await client.call(courses.saveQuizCondition, { course, quizLimit: 2, passCondition: 1 });
    const { quizLimit, passCondition } = await client.call(courses.readCourse, { id: course });
    expectThat(quizLimit === 2 && passCondition === 1, `saved ${quizLimit} and ${passCondition} instead of 2 and 1`);
  });
  if (id === undefined) {
    return skipEach(host, [quizzes.saveQuestion, quizzes.deleteQuestion], 'no question could be added');
  }
  await list.check(nameOf(quizzes.saveQuestion), async () => {
    await client.call(quizzes.saveQuestion, { quiz: id, ...content, question: 'Changed?' });
    expectThat(
      (await questions()).some(({ question }) => question === 'Changed?'),
      'the text was not saved',
    );
  });
  await list.check(nameOf(quizzes.deleteQuestion), async () => {
    await client.call(quizzes.deleteQuestion, { id });
    expectThat(
      (await questions()).every(({ _id }) => _id !== id),
      'the question is still in the list',
    );
  });
}
