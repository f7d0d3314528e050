import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { CertificateCanvas } from './CertificateCanvas.tsx';
import { sampleTemplate } from './sampleTemplate.fixture.ts';

const landscape = sampleTemplate(2000, 1414);
const ignore = () => {};

const meta = {
  component: CertificateCanvas,
  title: 'Components/Documents/CertificateCanvas/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: { templateUrl: landscape, position: 620, onPositionChange: ignore },
} satisfies Meta<typeof CertificateCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={40}>
      <CertificateCanvas {...args} />
      <CertificateCanvas {...args} position={707} />
      <CertificateCanvas {...args} position={1} />
      <CertificateCanvas {...args} templateUrl={sampleTemplate(1240, 1754)} position={900} />
      <CertificateCanvas {...args} isDisabled />
      <CertificateCanvas {...args} templateUrl={null} />
      <CertificateCanvas {...args} templateUrl="data:image/png;base64,AAAA" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('The template image could not be loaded.');
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(5));
  },
};

/** Each sample name. */
export const Names: Story = {
  render: (args) => (
    <Stack gap={40}>
      <CertificateCanvas {...args} />
      <CertificateCanvas {...args} />
      <CertificateCanvas {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(3));
    for (const [index, label] of ['Very long', 'Thai', 'Arabic'].entries()) {
      const radio = canvas.getAllByRole('radio', { name: label })[index];
      if (radio !== undefined) await userEvent.click(radio);
    }
  },
};
