import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose, ProseHeader, ProseSection } from './Prose.tsx';
import { ProseContents } from './ProseContents.tsx';

const bullets = (
  <>
    <p>Before you go on, please read what this means:</p>
    <ul>
      <li>Your content and your certificates are deleted.</li>
      <li>This takes effect at once and cannot be undone.</li>
    </ul>
  </>
);

/**
 * Sets running text from plain elements: paragraphs, bullets, links and sections.
 *
 * **Use it** for terms and explanations; with `isSheet` for an article that is the page.
 *
 * **Do not use it** for labels, help and messages.
 *
 * **Anatomy**: header (title, lead, note), contents, numbered sections; or paragraphs and bullets alone.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the next link |
 * | Enter | follows it |
 *
 * **Accessibility**: an article with headings in order; each section is a region named by its heading. Works without a
 * script, and prints without the contents.
 */
const meta = { component: Prose, title: 'Components/Text/Prose', args: { children: bullets } } satisfies Meta<
  typeof Prose
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paragraphs and bullets in a page. */
export const Plain: Story = { tags: ['matrix'] };

/** An article on a separate sheet. */
export const Sheet: Story = {
  parameters: {
    says: [
      'article',
      'heading, Terms and Conditions, level 1',
      'paragraph',
      'of the mobile application',
      'end of paragraph',
      'paragraph',
      'In force since 1 March 2026',
      'end of paragraph',
      'paragraph',
      'By creating an account or using the app you agree to these terms.',
      'end of paragraph',
      'navigation, Contents',
      'heading, Contents, level 2',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, 1. Account',
      '1.',
      'Account',
      'end of link, 1. Account',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, 2. Contact Us',
      '2.',
      'Contact Us',
      'end of link, 2. Contact Us',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of navigation, Contents',
      'region, 1. Account',
      'heading, 1. Account, level 2',
      'paragraph',
      'Before you go on, please read what this means:',
      'end of paragraph',
      'list',
      'listitem, level 1, position 1, set size 2',
      'Your content and your certificates are deleted.',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'This takes effect at once and cannot be undone.',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of region, 1. Account',
      'region, 2. Contact Us',
      'heading, 2. Contact Us, level 2',
      'paragraph',
      'Please write to',
      'link, contact@example.org',
      '.',
      'end of paragraph',
      'end of region, 2. Contact Us',
      'end of article',
    ],
  },
  tags: ['matrix'],
  args: {
    isSheet: true,
    children: (
      <>
        <ProseHeader title="Terms and Conditions" lead="of the mobile application" note="In force since 1 March 2026" />
        <p>By creating an account or using the app you agree to these terms.</p>
        <ProseContents
          sections={[
            { anchor: 'account', title: 'Account' },
            { anchor: 'contact', title: 'Contact Us' },
          ]}
        />
        <ProseSection id="account" title="1. Account">
          {bullets}
        </ProseSection>
        <ProseSection id="contact" title="2. Contact Us">
          <p>
            Please write to <a href="mailto:contact@example.org">contact@example.org</a>.
          </p>
        </ProseSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '1. Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2. Contact Us' })).toHaveAttribute('href', '#contact');
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      header: 'header',
      contents: 'nav',
      section: 'section',
    },
  },
  args: Sheet.args ?? {},
};
