import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { CourseScreen, EventScreen, QuestionScreen } from './LearnerScreen.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`)}`;

const question = {
  question: 'What comes first in an obstructed airway?',
  choices: ['Call for help', 'Open the airway', 'Give oxygen', 'Intubate'].map((text, index) => ({
    text,
    isCorrect: index === 1,
  })),
};

/**
 * Shows roughly how learners see a course, a quiz question or an event in their app.
 *
 * **Use it** next to the form of a course, a quiz or an event. It follows the form's values.
 *
 * **Do not use it** for controls: nothing in it can be used.
 *
 * **Anatomy**: the outline of a phone with the screen.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: an image with a name, because the form next to it contains the same information.
 */
const meta = {
  component: QuestionScreen,
  title: 'Components/Documents/LearnerScreen',
  args: { title: 'Airway Basics', question, count: 6 },
} satisfies Meta<typeof QuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first question, with the correct choice selected. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A question on a phone' })).toBeVisible();
    await expect(canvas.getByText('1 of 6')).toBeVisible();
  },
};

/** A quiz without questions. */
export const NoQuestion: Story = { args: { question: undefined, count: 0 } };

/** A course with its preview image and certificate group. */
export const Course: Story = {
  render: () => <CourseScreen title="Airway Basics" group="Acute Care" coverUrl={picture('#2563eb')} />,
};

/** An event with three posters. */
export const Event: Story = {
  render: () => (
    <EventScreen coverUrl={picture('#2563eb')} posterUrls={['#15803d', '#b45309', '#b91c1c'].map(picture)} hasLink />
  ),
};

/** Long texts without a place to break. */
export const LongTexts: Story = {
  args: {
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2),
    question: {
      question: 'Read the case.\n'.repeat(6),
      choices: question.choices.map((choice) => ({ ...choice, text: choice.text.repeat(8).replaceAll(' ', '') })),
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <QuestionScreen title="Airway Basics" question={question} count={6} />
      <QuestionScreen title="Airway Basics" question={undefined} count={0} />
      <CourseScreen title="Airway Basics" group="Acute Care" coverUrl={picture('#2563eb')} />
      <CourseScreen title="Untitled" group={undefined} coverUrl={undefined} />
      <EventScreen coverUrl={picture('#2563eb')} posterUrls={['#15803d', '#b45309'].map(picture)} hasLink />
      <EventScreen coverUrl={undefined} posterUrls={[]} hasLink={false} />
    </Stack>
  ),
};
