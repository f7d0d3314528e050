import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import * as icons from '../Icon/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { dark, light } from './colours.ts';
import { vars } from './contract.css.ts';
import { contrast } from './contrast.fixture.ts';
import { bar, dot, grid, mono, note, paint, pair, ramp, shade, square, swatch, track } from './Foundations.css.ts';
import { colourPairs } from './pairs.ts';
import { palette } from './palette.ts';
import { breakpoint, fontSize, lineHeight, motion, radius, space } from './scale.ts';

/**
 * What everything is made of. Two layers of colour: a palette mixed in OKLCH, which components never read, and semantic
 * colours named by what they mean, with a value each for light, dark and the reader's own palette. `tokens.json` holds
 * all of it in the W3C design-tokens format for design tools.
 */
const meta = { title: 'Foundations/Theme' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const byDay: Readonly<Record<string, string>> = { ...light };
const byNight: Readonly<Record<string, string>> = { ...dark };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={12}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </section>
  );
}

/** Five hues of twelve steps, even to the eye. */
export const Palette: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      {Object.entries(palette).map(([name, steps]) => (
        <Section key={name} title={name}>
          <div className={ramp}>
            {Object.entries(steps).map(([step, colour]) => (
              <div key={step} className={mono} title={colour}>
                <div className={shade} style={{ backgroundColor: colour }} />
                {step}
              </div>
            ))}
          </div>
        </Section>
      ))}
    </Stack>
  ),
};

/** Colours by meaning, in the theme that is on. */
export const SemanticColours: Story = {
  render: () => (
    <div className={grid}>
      {Object.entries(vars.colour).map(([name, variable]) => (
        <div key={name} className={swatch}>
          <div className={paint} style={{ backgroundColor: variable }} />
          <div className={note}>
            {name}
            <div className={mono}>
              {byDay[name]} / {byNight[name]}
            </div>
          </div>
        </div>
      ))}
    </div>
  ),
};

/** Every pair that components use, with its contrast by day and by night; a test keeps them above WCAG AA. */
export const Contrast: Story = {
  render: () => (
    <div className={grid}>
      {colourPairs
        .filter(({ atLeast }) => atLeast === 4.5)
        .map(({ foreground, background }) => (
          <div
            key={`${foreground} ${background}`}
            className={pair}
            style={{ color: vars.colour[foreground], backgroundColor: vars.colour[background] }}
          >
            {foreground} on {background} {contrast(light[foreground], light[background]).toFixed(1)} /{' '}
            {contrast(dark[foreground], dark[background]).toFixed(1)}
          </div>
        ))}
    </div>
  ),
};

/** The system's font in six sizes; sizes follow the reader's own text size. */
export const Type: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      {Object.entries(fontSize).map(([name, size]) => (
        <div key={name}>
          <p style={{ fontSize: size, lineHeight: lineHeight.tight }}>Continuing professional development</p>
          <p className={mono}>
            {name} px, {size}
          </p>
        </div>
      ))}
    </Stack>
  ),
};

/** Distances on a grid of 4 px, radii, and the widths at which layouts change. */
export const Space: Story = {
  render: () => (
    <Stack gap={32}>
      <Section title="Space">
        {Object.entries(space).map(([name, distance]) => (
          <Inline key={name}>
            <div className={bar} style={{ width: distance }} />
            <span className={mono}>{distance}</span>
          </Inline>
        ))}
      </Section>
      <Section title="Radius">
        <Inline gap={24}>
          {Object.entries(radius).map(([name, value]) => (
            <Stack key={name} gap={4}>
              <div className={square} style={{ borderRadius: value }} />
              <span className={mono}>
                {name} {value}
              </span>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section title="Breakpoints">
        {Object.entries(breakpoint).map(([name, value]) => (
          <p key={name} className={mono}>
            {name}: below {value} px
          </p>
        ))}
      </Section>
    </Stack>
  ),
};

/** How long things move; rest the pointer on a row to see it. With reduced motion nothing moves. */
export const Motion: Story = {
  render: () => (
    <Stack>
      {(['fast', 'normal', 'slow'] as const).map((name) => (
        <div key={name} className={track}>
          <div className={dot} style={{ transitionDuration: motion[name], transitionTimingFunction: motion.ease }} />
          <span className={mono}>
            {name} {motion[name]}
          </span>
        </div>
      ))}
    </Stack>
  ),
};

/** Signs on a grid of 16 px, drawn with a round stroke in the colour of the text; always beside or inside a name. */
export const Icons: Story = {
  tags: ['matrix'],
  render: () => (
    <div className={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline key={name}>
          <Icon size={20} />
          {name}
        </Inline>
      ))}
    </div>
  ),
};
