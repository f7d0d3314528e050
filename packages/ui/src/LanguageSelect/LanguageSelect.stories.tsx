import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSelect } from './index.ts';

/**
 * Shows the names that readers call their languages by. The build of an app names its languages in the document
 * (`data-languages`), and `boot.js` applies the choice before the first paint.
 */
const meta = {
  title: 'Components/Forms/LanguageSelect',
  component: LanguageSelect,
  beforeEach() {
    document.documentElement.dataset.languages = 'en ar:rtl de ja th';
    return () => void delete document.documentElement.dataset.languages;
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes'],
  async play({ canvas }) {
    const names = canvas.getAllByRole('option').map(({ textContent, lang }) => [lang, textContent]);
    await expect(names).toEqual([
      ['en', 'English'],
      ['ar', 'العربية'],
      ['de', 'Deutsch'],
      ['ja', '日本語'],
      ['th', 'ไทย'],
    ]);
  },
};
