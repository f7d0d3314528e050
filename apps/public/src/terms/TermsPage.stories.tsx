import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../shell/Frame.tsx';
import { TermsSheet } from './TermsPage.tsx';

/** The terms and conditions of the mobile app, to be read and printed. */
const meta = {
  title: 'Screens/Public/Terms and conditions',
  component: TermsSheet,
  parameters: { layout: 'fullscreen' },
  render: (site) => (
    <Frame>
      <TermsSheet {...site} />
    </Frame>
  ),
  args: {
    serviceName: 'CPD Service',
    contactEmail: 'contact@example.org',
    governingLaw: 'the law of the country in which the operator of the service is established',
  },
} satisfies Meta<typeof TermsSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eleven sections, each reached from the contents. */
export const Terms: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^\d+\. / });
    const headings = canvas.getAllByRole('heading', { level: 2, name: /^\d+\. / });
    await expect(links).toHaveLength(11);
    await expect(headings.map(({ textContent }) => textContent)).toEqual(links.map(({ textContent }) => textContent));
    await expect(within(canvas.getByRole('region', { name: '11. Contact Us' })).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:contact@example.org',
    );
  },
};

/** A service of another name and law. */
export const OtherService: Story = {
  args: {
    serviceName: 'Nordic Academy of Palliative Medicine',
    contactEmail: 'learning@palliative.example',
    governingLaw: 'the law of Sweden',
  },
};
