import { nameOf } from './ApiHost.ts';
import { expectThat } from './Checklist.ts';
import type { ContractCheck } from './checkContract.ts';

interface Question {
  readonly _id: string;
  readonly question: string;
  readonly choices: readonly { readonly isCorrect: boolean }[];
}

const choices = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({ text, isCorrect: index === 1 }));

/** Checks the quiz of a course: its questions and its numbers. */
export async function checkQuiz({ host, list }: ContractCheck, course: string): Promise<void> {
  const content = { course, question: 'Contract check?', choices };
  const questions = () => host.send<Question[]>('listQuestions', { params: { courseId: course } });
  const quiz = await list.check(nameOf('addQuestion'), async () => {
    await host.send('addQuestion', { body: content });
    await host.send('addQuestion', { body: { ...content, question: 'Another?' } });
    const added = (await questions()).find(({ question }) => question === content.question);
    if (!added) throw new Error('the question is not in the list afterwards');
    expectThat(added.choices.findIndex(({ isCorrect }) => isCorrect) === 1, 'the correct choice was not saved');
    return added._id;
  });
  await list.check(nameOf('saveQuizCondition'), async () => {
    await host.send('saveQuizCondition', { body: { course, quizLimit: 2, passCondition: 1 } });
    const { quizLimit, passCondition } = await host.send<{ quizLimit: number; passCondition: number }>('readCourse', {
      params: { id: course },
    });
    expectThat(quizLimit === 2 && passCondition === 1, `saved ${quizLimit} and ${passCondition} instead of 2 and 1`);
  });
  if (quiz === undefined) return;
  await list.check(nameOf('saveQuestion'), async () => {
    await host.send('saveQuestion', { body: { quiz, ...content, question: 'Changed?' } });
    const texts = (await questions()).map(({ question }) => question);
    expectThat(texts.includes('Changed?'), 'the text was not saved');
  });
  await list.check(nameOf('deleteQuestion'), async () => {
    await host.send('deleteQuestion', { params: { id: quiz } });
    const ids = (await questions()).map(({ _id }) => _id);
    expectThat(!ids.includes(quiz), 'the question is still in the list');
  });
}
