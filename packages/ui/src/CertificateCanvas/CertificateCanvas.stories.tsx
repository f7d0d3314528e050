import { PREVIEW_WIDTH } from '@cpd/domain/certificate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Image } from '../Image/index.ts';
import { CertificateCanvas } from './CertificateCanvas.tsx';
import { canvasOf, handleOf, inkBox, nextFrames } from './canvasProbe.fixture.ts';
import { PositionKeeper } from './PositionKeeper.fixture.tsx';
import { sampleTemplate } from './sampleTemplate.fixture.ts';

/**
 * A preview of a certificate in a width of 400 pixels, with controls for the position of the name. It has the geometry and
 * the fonts of the issued certificate (rule C5).
 *
 * **Use it** in the form of a certificate group.
 * **Do not use it** to show a finished certificate (Image).
 *
 * **Anatomy**: the template with the name, guides at both edges of the middle, the name line as a slider; hold buttons
 * up and down, 'Middle', the position as a number, and the choice of sample names. The position is counted in the
 * template's own pixels from its top to the middle of the capitals (rule C1).
 *
 * | Key, on the name line | Effect |
 * |---|---|
 * | Arrow up or right, Arrow down or left | moves by 3 |
 * | Page up, Page down, Shift with an arrow key | moves by a tenth of the height |
 * | Home, End | goes to the bottom, to the top |
 *
 * | Key, elsewhere | Effect |
 * |---|---|
 * | Space, Enter on 'Move up' and 'Move down' | moves by 3; held, faster and faster |
 * | Digits, Arrow keys in 'Position' | sets the number |
 * | Ctrl or Command with Z, on any of them | undoes the last move of the name |
 *
 * **Accessibility**: the name line is React Aria's vertical Slider, whose value text is the position. The buttons
 * announce the position at most once a second. Keys, buttons and the number field do the same as dragging (WCAG 2.5.7),
 * and 'Middle' the same as the snap. A touch anywhere but on the line scrolls the page.
 *
 * **Fonts**: Sarabun draws Latin and Thai letters, Noto Sans the other scripts. Each file is loaded when a name needs it,
 * and the server draws with the same files. A character that none of them has is named below the sample (rule C7).
 */
const meta = {
  component: CertificateCanvas,
  title: 'Components/Documents/CertificateCanvas',
  args: { templateUrl: sampleTemplate(2000, 1414), position: 620, onPositionChange: fn() },
  argTypes: { templateUrl: { control: false } },
  render: (args) => <PositionKeeper {...args} />,
} satisfies Meta<typeof CertificateCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

function loadedFaces(): readonly string[] {
  return Array.from(document.fonts, ({ family }) => family);
}

/** The name at its position, at the device pixel ratio. */
export const Landscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Name line' });
    const bitmap = await canvasOf(canvasElement);
    const ink = await waitFor(() => inkBox(bitmap));
    await expect(bitmap.width).toBe(Math.round(PREVIEW_WIDTH * window.devicePixelRatio));
    const middle = ((ink.top + ink.bottom) / 2) * (1414 / bitmap.height);
    await expect(Math.abs(middle - 620)).toBeLessThan(20);
  },
};

/** A new image: the position 0 becomes the middle as soon as the height is known (rule C2). */
export const ResetToTheMiddle: Story = {
  args: { position: 0 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPositionChange).toHaveBeenCalledWith(707));
    await expect(args.onPositionChange).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '707 pixels from the top, the middle',
    );
  },
};

/** A name that does not fit shrinks to 90 % of the width. */
export const VeryLongName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bitmap = await canvasOf(canvasElement);
    const short = await waitFor(() => inkBox(bitmap));
    await userEvent.click(canvas.getByRole('radio', { name: 'Very long' }));
    const long = await waitFor(() => {
      const { width } = inkBox(bitmap);
      expect(width).toBeGreaterThan(short.width);
      return width;
    });
    await expect(long / bitmap.width).toBeLessThanOrEqual(0.9);
    await expect(long / bitmap.width).toBeGreaterThan(0.8);
  },
};

/** Thai, with its marks above and below the letters. */
export const ThaiName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvasOf(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Thai' }));
    await waitFor(() => expect(loadedFaces()).toContain('sarabun-thai-600-normal'));
  },
};

/** Arabic, in a font that is loaded on demand. */
export const ArabicName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvasOf(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Arabic' }));
    await waitFor(() => expect(loadedFaces()).toContain('noto-sans-arabic-arabic-600-normal'));
  },
};

/** Other scripts, each with its own fonts. The Chinese, Japanese and Korean files have about a hundred characters each. */
export const FurtherScripts: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bitmap = await canvasOf(canvasElement);
    for (const [label, face] of [
      ['Cyrillic', /^noto-sans-cyrillic-600/],
      ['Hebrew', /^noto-sans-hebrew-hebrew-600/],
      ['Hindi', /^noto-sans-devanagari-devanagari-600/],
      ['Chinese', /^noto-sans-sc-\d+-wght/],
      ['Japanese', /^noto-sans-jp-\d+-wght/],
      ['Korean', /^noto-sans-kr-\d+-wght/],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: label }));
      await waitFor(() => expect(loadedFaces()).toContainEqual(expect.stringMatching(face)));
      await waitFor(() => inkBox(bitmap));
    }
  },
};

/** Characters without a font are named before a certificate is issued, and disable the preview. */
export const MissingCharacters: Story = {
  args: { onPreview: fn() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own' }));
    const field = canvas.getByRole('textbox', { name: 'Your own sample' });
    await userEvent.type(field, 'Ann 🌸');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The certificate fonts do not have: 🌸 (U+1F338). A certificate with this name cannot be drawn.',
      ),
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: 'Preview as PDF' })).toBeDisabled();
    await expect(canvas.getByRole('img', { name: 'The certificate without a name' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ann');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview as PDF' })).toBeEnabled());
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'Ann 🌸');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** A tall template. */
export const Portrait: Story = { args: { templateUrl: sampleTemplate(1240, 1754), position: 800 } };

/** A sample name that the user types. */
export const OwnSample: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own' }));
    await expect(canvas.getByRole('img', { name: 'The certificate with the name Ann Lee' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your own sample' }), 'Łukasz Żółć');
    await expect(canvas.getByRole('img', { name: 'The certificate with the name Łukasz Żółć' })).toBeVisible();
  },
};

/** No template yet. */
export const NoTemplate: Story = {
  args: { templateUrl: null, position: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/No template image is set/)).toBeVisible();
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

/** A template that fails to load can be retried. The position does not change. */
export const FailedTemplate: Story = {
  args: { templateUrl: 'data:image/png;base64,AAAA', position: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('The template image could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('The template image could not be loaded.');
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

/** The buttons move by 3 and announce the position. */
export const MovedByButtons: Story = {
  parameters: {
    announces: ['polite: Name line 617 pixels from the top', 'polite: Name line 707 pixels from the top, the middle'],
    says: [
      'image, The certificate with the name Ann Lee',
      'group, Name line',
      'slider, Name line, orientated vertically, max value 1413, min value 1, current value 707 pixels from the top, the middle',
      'end of group, Name line',
      'button, Move up',
      'button, Move down',
      'Position',
      'spinbutton, Position, Pixels from the top, 1 to 1413., max value 1413, min value 1, 707',
      'paragraph',
      'Pixels from the top, 1 to 1413.',
      'end of paragraph',
      'button, Middle',
      'status',
      'Name line 707 pixels from the top, the middle',
      'end of status',
      'radiogroup, Sample name, orientated horizontally',
      'Sample name',
      'radio, Short, checked, position 1, set size 11',
      'Short',
      'radio, Very long, not checked, position 2, set size 11',
      'Very long',
      'radio, Thai, not checked, position 3, set size 11',
      'Thai',
      'radio, Arabic, not checked, position 4, set size 11',
      'Arabic',
      'radio, Chinese, not checked, position 5, set size 11',
      'Chinese',
      'radio, Cyrillic, not checked, position 6, set size 11',
      'Cyrillic',
      'radio, Hebrew, not checked, position 7, set size 11',
      'Hebrew',
      'radio, Hindi, not checked, position 8, set size 11',
      'Hindi',
      'radio, Japanese, not checked, position 9, set size 11',
      'Japanese',
      'radio, Korean, not checked, position 10, set size 11',
      'Korean',
      'radio, Your own, not checked, position 11, set size 11',
      'Your own',
      'end of radiogroup, Sample name, orientated horizontally',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up' }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(617);
    await expect(canvas.getByRole('status')).toHaveTextContent('Name line 617 pixels from the top');
    await userEvent.click(canvas.getByRole('button', { name: 'Middle' }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(707);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Name line 707 pixels from the top'));
  },
};

/** During an upload nothing can be moved. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const line = await canvas.findByRole('slider');
    await expect(line).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await fireEvent.pointerDown(handleOf(line), { button: 0, isPrimary: true, clientY: 200 });
    await nextFrames(3);
    await fireEvent.pointerMove(document.body, { isPrimary: true, clientY: 260 });
    await nextFrames(3);
    line.focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}{Home}');
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

const ignore = () => undefined;

/** Only for placing the name, not for showing a certificate. */
export const WhereTheNameIsPlaced: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'A certificate without controls is an image.',
        shows: <Image src={sampleTemplate(2000, 1414)} alt="The template of Acute Care" />,
      },
      wrong: {
        because: 'It offers to move the name, but nothing can be moved.',
        shows: (
          <CertificateCanvas
            templateUrl={sampleTemplate(2000, 1414)}
            position={620}
            onPositionChange={ignore}
            isDisabled
          />
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      certificate: 'canvas',
      'name line': 'div:has(> span > [type="range"])',
      'hold buttons': 'div:has(> span > [type="button"])',
      position: 'input[role="spinbutton"]',
      'the middle': 'div + div > button',
      'sample names': '[role="radiogroup"]',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Name line' });
  },
};
