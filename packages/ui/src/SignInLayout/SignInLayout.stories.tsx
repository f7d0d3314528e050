import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../Brand/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { SignInLayout } from './SignInLayout.tsx';

/**
 * The layout of the sign-in page: the form next to an image.
 *
 * **Use it** once, for the sign-in of the back office.
 *
 * **Do not use it** for a form in the middle of other content (Card).
 *
 * **Anatomy**: logo and name, title, text, notice and form in a column of 352 px; an image on a tinted background next to
 * the form, or above it on a narrow screen.
 *
 * **Keyboard**: that of its form.
 *
 * **Accessibility**: the main landmark, named by the page's first heading; the image is decorative. The landmark takes the
 * focus where the page follows another one without a reload, as after signing out.
 */
const meta = {
  component: SignInLayout,
  title: 'Components/Layout/SignInLayout',
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand name="CPD Service" />,
    title: 'Sign in to the back office',
    description: 'Courses, quizzes, events and certificates.',
    notice: '',
    picture: <img src="login.avif" alt="" width="480" height="420" />,
    children: (
      <Form onSubmit={() => {}}>
        <TextField label="User" />
        <Button type="submit" variant="primary" isWide>
          Login
        </Button>
      </Form>
    ),
  },
} satisfies Meta<typeof SignInLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form next to the image, or below it in a narrow window. */
export const WithImage: Story = {
  parameters: {
    says: [
      'main, Sign in to the back office',
      'paragraph',
      'CPD Service',
      'end of paragraph',
      'heading, Sign in to the back office, level 1',
      'paragraph',
      'Courses, quizzes, events and certificates.',
      'end of paragraph',
      'status',
      'form',
      'User',
      'textbox, User',
      'button, Login',
      'end of form',
      'end of main, Sign in to the back office',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to the back office' })).toBeVisible();
  },
};

/** It is focused because the previous page was removed, and its name identifies the page. */
export const TakingFocus: Story = {
  tags: ['!autodocs'],
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main', { name: 'Sign in to the back office' })).toHaveFocus();
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      brand: 'p:has(> svg)',
      title: 'h1',
      form: 'form',
      picture: 'img',
    },
  },
};
