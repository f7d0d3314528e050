import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Stories that must fail, and a last one that passes. `tools/checkTests.ts` runs them, and no other run does. */
const meta = {
  title: 'Foundations/Planted failures',
  component: () => <button type="button">Save</button>,
  tags: ['!test', '!dev', '!autodocs', 'planted'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Throws: Story = {
  play: () => {
    throw new Error('This story throws.');
  },
};

/** A second run would pass. */
export const FailsOnce: Story = {
  play: () => {
    const hasFailed = localStorage.getItem('hasFailed') === 'yes';
    localStorage.setItem('hasFailed', 'yes');
    if (!hasFailed) throw new Error('This story fails once.');
  },
};

const never = new Promise<void>(() => undefined);

export const Hangs: Story = { play: () => never };

export const LeavesItsPage: Story = {
  play: () => {
    location.reload();
    return never;
  },
};

export const Warns: Story = {
  play: () => {
    // biome-ignore lint/suspicious/noConsole: the failure that is planted.
    console.warn('This story warns.');
  },
};

export const SaysAnotherName: Story = { parameters: { says: ['button, Delete'] } };

export const HasNoName: Story = { render: () => <button type="button" /> };

export const TooDarkAtNight: Story = {
  tags: ['modes'],
  render: () => <p style={{ color: '#222' }}>Black on white</p>,
};

export const TooWide: Story = { tags: ['modes'], render: () => <p style={{ width: 400 }}>400 px</p> };

/** The stories before it have not taken its page. */
export const Passes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};
