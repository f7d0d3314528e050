import { PREVIEW_WIDTH } from '@cpd/domain/namePlacing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Image } from '../Image/index.ts';
import { isolated } from '../language/index.ts';
import { CertificateCanvas } from './CertificateCanvas.tsx';
import { canvasOf, handleOf, inkBox, nextFrames } from './canvasProbe.fixture.ts';
import { PositionKeeper } from './PositionKeeper.fixture.tsx';
import { sampleTemplate } from './sampleTemplate.fixture.ts';

/**
 * A preview of a certificate in a width of 400 pixels, with controls for the position of the name. It has the geometry and
 * the fonts of the issued certificate.
 *
 * **Use it** in the form of a certificate group.
 * **Do not use it** to show a finished certificate (Image).
 *
 * **Anatomy**: the choice of sample names; the template with the name, guides at both edges of its middle, the name line
 * as a slider with its position, and a ruler with the middle; the same with three demanding names; hold buttons
 * up and down, 'Centre', 'Undo move' and the position as a number. The position is counted in the template's own pixels
 * from its top to the middle of the capitals. Without space for a ruler, the position is shown during moves.
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
 * and 'Centre' the same as the snap. A touch anywhere but on the line scrolls the page.
 *
 * **Fonts**: Sarabun draws Latin and Thai letters, Noto Sans the other scripts. Each file is loaded when a name needs it,
 * and the server draws with the same files. A character that none of them has is named below the sample.
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

/** A new image: the position 0 becomes the centre as soon as the height is known. */
export const ResetToTheCentre: Story = {
  args: { position: 0, onReset: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith(707));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await expect(args.onPositionChange).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '707 pixels from the top, the centre',
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
    await expect(canvas.getByText('This name is printed smaller so that it fits')).toBeVisible();
    await expect(long / bitmap.width).toBeLessThanOrEqual(0.9);
    await expect(long / bitmap.width).toBeGreaterThan(0.8);
  },
};

/** Thai, with its marks above and below the letters, and Arabic, which is written from right to left. */
export const ThaiAndArabicNames: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bitmap = await canvasOf(canvasElement);
    for (const [label, name, face] of [
      ['Thai', 'กิตติศักดิ์ ศรีสุวรรณวัฒนา', 'sarabun-thai-600-normal'],
      ['Arabic', 'عبد الرحمن بن محمد الهاشمي', 'noto-sans-arabic-arabic-600-normal'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: label }));
      await waitFor(() => expect(bitmap).toHaveAccessibleName(`The certificate with the name ${isolated(name)}`));
      await waitFor(() => expect(loadedFaces()).toContain(face));
      await waitFor(() => inkBox(bitmap));
    }
  },
};

/** Three demanding names are shown at once, and move with the line. A press shows one large. */
export const OtherNames: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Other names at this position' });
    const bitmaps = within(list).getAllByRole<HTMLCanvasElement>('img');
    await expect(bitmaps).toHaveLength(3);
    await waitFor(() => {
      expect(loadedFaces()).toContain('sarabun-thai-600-normal');
      expect(loadedFaces()).toContain('noto-sans-arabic-arabic-600-normal');
    });
    await nextFrames(3);
    const before = bitmaps.map((bitmap) => bitmap.toDataURL());
    canvas.getByRole('slider', { name: 'Name line' }).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => {
      for (const [index, bitmap] of bitmaps.entries()) expect(bitmap.toDataURL()).not.toBe(before[index]);
    });
    const thai = within(list).getByRole('button', { name: 'Thai', pressed: false });
    await userEvent.click(thai);
    await expect(canvas.getByRole('radio', { name: 'Thai' })).toBeChecked();
    await expect(thai).toHaveAttribute('aria-pressed', 'true');
  },
};

/** 'Undo move' reverts one move after the other, and keeps the focus when none is left. */
export const Undone: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Position' });
    const undo = canvas.getByRole('button', { name: 'Undo move' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Centre' }));
    await expect(field).toHaveValue('707');
    await userEvent.click(undo);
    await expect(field).toHaveValue('620');
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Other scripts, each with its own fonts. The Chinese, Japanese and Korean files have about a hundred characters each. */
export const FurtherScripts: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bitmap = await canvasOf(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    for (const [label, face] of [
      ['Cyrillic', /^noto-sans-cyrillic-600/],
      ['Hebrew', /^noto-sans-hebrew-hebrew-600/],
      ['Hindi', /^noto-sans-devanagari-devanagari-600/],
      ['Chinese', /^noto-sans-sc-\d+-wght/],
      ['Japanese', /^noto-sans-jp-\d+-wght/],
      ['Korean', /^noto-sans-kr-\d+-wght/],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Example' }), label);
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
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    const field = canvas.getByRole('textbox', { name: 'Sample text' });
    await userEvent.type(field, 'Ann 🌸');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The certificate fonts do not have: 🌸 (U+1F338). A certificate with this name cannot be drawn.',
      ),
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await expect(canvas.getByRole('img', { name: 'The certificate without a name' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ann');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
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
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    await expect(canvas.getByRole('img', { name: 'The certificate with the name Ann Lee' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sample text' }), 'Łukasz Żółć');
    await expect(canvas.getByRole('img', { name: 'The certificate with the name Łukasz Żółć' })).toBeVisible();
  },
};

/** No template yet. */
export const NoTemplate: Story = {
  args: { templateUrl: null, position: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Choose a template to place the name.')).toBeVisible();
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

/** The buttons move by 3 and announce the position. In a low window, such as that of the stories, they precede the image. */
export const MovedByButtons: Story = {
  parameters: {
    announces: ['polite: Name line 617 pixels from the top', 'polite: Name line 707 pixels from the top, the centre'],
    says: [
      'radiogroup, Sample name, orientated horizontally',
      'radio, Short, checked, position 1, set size 5',
      'radio, Very long, not checked, position 2, set size 5',
      'radio, Thai, not checked, position 3, set size 5',
      'radio, Arabic, not checked, position 4, set size 5',
      'radio, Custom, not checked, position 5, set size 5',
      'end of radiogroup, Sample name, orientated horizontally',
      'button, Move up',
      'button, Move down',
      'button, Centre',
      'button, Undo move',
      'Position',
      'spinbutton, Position, 1–1413 px from the top, max value 1413, min value 1, 707',
      'paragraph',
      '1–1413 px from the top',
      'end of paragraph',
      'image, The certificate with the name Ann Lee',
      'group, Name line',
      'slider, Name line, orientated vertically, max value 1413, min value 1, current value 707 pixels from the top, the centre',
      'end of group, Name line',
      'paragraph',
      'Drag the name or hold a button',
      ', or press ↑ ↓',
      'end of paragraph',
      'list, Other names at this position',
      'listitem, level 1, position 1, set size 3',
      'button, Very long, not pressed',
      'image, The certificate with the name Professor Wilhelmina Alexandra Featherstonehaugh-Montgomery de la Fontaine',
      'Very long',
      'end of button, Very long, not pressed',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, position 2, set size 3',
      'button, Thai, not pressed',
      'image, The certificate with the name กิตติศักดิ์ ศรีสุวรรณวัฒนา',
      'Thai',
      'end of button, Thai, not pressed',
      'end of listitem, level 1, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'button, Arabic, not pressed',
      `image, The certificate with the name ${isolated('عبد الرحمن بن محمد الهاشمي')}`,
      'Arabic',
      'end of button, Arabic, not pressed',
      'end of listitem, level 1, position 3, set size 3',
      'end of list, Other names at this position',
      'status',
      'Name line 707 pixels from the top, the centre',
      'end of status',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up' }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(617);
    await expect(canvas.getByRole('status')).toHaveTextContent('Name line 617 pixels from the top');
    await userEvent.click(canvas.getByRole('button', { name: 'Centre' }));
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
export const PlacingOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'A certificate without controls is an image.',
        example: <Image src={sampleTemplate(2000, 1414)} alt="The template of Acute Care" />,
      },
      wrong: {
        reason: 'It offers to move the name, but nothing can be moved.',
        example: (
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

/** On a phone the controls are in two columns of one width. */
export const OnAPhone: Story = {
  tags: ['narrow', '!autodocs'],
  globals: { viewport: { value: 'mobile2' } },
  decorators: [(Story) => <div style={{ width: 326 }}>{Story()}</div>],
  args: { onPreview: fn() },
  play: async ({ canvas }) => {
    const edges = async (start: string, end: string) => [
      (await canvas.findByRole('button', { name: start })).getBoundingClientRect().left,
      (await canvas.findByRole('button', { name: end })).getBoundingClientRect().right,
    ];
    const moves = await edges('Move up', 'Move down');
    await expect(await edges('Download PNG', 'Download PDF')).toEqual(moves);
    const centre = await canvas.findByRole('button', { name: 'Centre' });
    const field = canvas.getByRole('spinbutton', { name: 'Position' });
    await expect([centre.getBoundingClientRect().left, field.getBoundingClientRect().right]).toEqual(moves);
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'sample names': '[role="radiogroup"]',
      certificate: 'canvas',
      'name line': 'div:has(> [type="range"])',
      'hold buttons': 'span > [type="button"]',
      'the centre': 'span + div > button',
      undo: '[aria-label="Undo move"]',
      position: 'input[role="spinbutton"]',
      'other names': 'ul',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Name line' });
  },
};
