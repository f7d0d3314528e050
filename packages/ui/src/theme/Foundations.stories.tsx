import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { CertificateIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { dark, light } from './colours.ts';
import { vars } from './contract.css.ts';
import { contrast } from './contrast.fixture.ts';
import { elevation } from './elevation.ts';
import * as styles from './Foundations.css.ts';
import { colourPairs } from './pairs.fixture.ts';
import { palette } from './palette.ts';
import { breakpoint, fontSize, fontWeight, layer, letterSpacing, lineHeight, motion, radius, space } from './scale.ts';
import { typography } from './typography.ts';

/**
 * The foundations of all components. Two layers of colour: a palette mixed in OKLCH, which components never use, and
 * semantic colours, each with a value for light, dark and forced colours. `tokens.json` contains all of it in the W3C
 * design-tokens format for design tools.
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
          <div className={styles.ramp}>
            {Object.entries(steps).map(([step, colour]) => (
              <div key={step} className={styles.mono} title={colour}>
                <div className={styles.shade} style={{ backgroundColor: colour }} />
                {step}
              </div>
            ))}
          </div>
        </Section>
      ))}
    </Stack>
  ),
};

/** Colours by meaning, in the current theme. */
export const SemanticColours: Story = {
  render: () => (
    <div className={styles.grid}>
      {Object.entries(vars.colour).map(([name, variable]) => (
        <div key={name} className={styles.swatch}>
          <div className={styles.paint} style={{ backgroundColor: variable }} />
          <div className={styles.note}>
            {name}
            <div className={styles.mono}>
              {byDay[name]} / {byNight[name]}
            </div>
          </div>
        </div>
      ))}
    </div>
  ),
};

/**
 * Every pair that components use, with its contrast in the light and the dark theme; a test keeps them above WCAG AA.
 */
export const Contrast: Story = {
  render: () => (
    <div className={styles.grid}>
      {colourPairs
        .filter(({ atLeast }) => atLeast === 4.5)
        .map(({ foreground, background }) => (
          <div
            key={`${foreground} ${background}`}
            className={styles.pair}
            style={{ color: vars.colour[foreground], backgroundColor: vars.colour[background] }}
          >
            {foreground} on {background} {contrast(light[foreground], light[background]).toFixed(1)} /{' '}
            {contrast(dark[foreground], dark[background]).toFixed(1)}
          </div>
        ))}
    </div>
  ),
};

/** The style of a text depends on its role, which sets size, weight and line height. */
export const Type: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      {Object.entries(typography).map(([role, look]) => (
        <div key={role}>
          <p style={look}>Continuing professional development 1,024</p>
          <p className={styles.mono}>
            {role}: {Object.values(look).map(measure).join(', ')}
          </p>
        </div>
      ))}
    </Stack>
  ),
};

function measure(value: string): string {
  const [pixels] = Object.entries(fontSize).find(([, size]) => size === value) ?? [];
  if (pixels !== undefined) return `${pixels} px`;
  return value === vars.text.body ? '14 px, on public pages 16 px' : (latin.get(value) ?? value);
}

/** Line heights and letter spacing depend on the script. */
const latin = new Map([...valuesOf(vars.lineHeight, lineHeight), ...valuesOf(vars.letterSpacing, letterSpacing)]);

function valuesOf(names: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([key, name]) => [name, values[key] ?? name] as const);
}

/**
 * Inter for Latin letters, Sarabun for Thai ones and Noto Sans Arabic, each in three real weights. A browser loads only the
 * scripts that a page shows.
 */
export const Scripts: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      {Object.entries(fontWeight).map(([name, weight]) => (
        <div key={name}>
          <p className={styles.mono}>
            {name} {weight}
          </p>
          {samples.map(({ lang, words }) => (
            <p key={lang} lang={lang} dir="auto" style={{ ...typography.title, fontWeight: weight }}>
              {words}
            </p>
          ))}
        </div>
      ))}
    </Stack>
  ),
  play: async () => {
    await document.fonts.ready;
    for (const { words, family } of samples)
      for (const weight of Object.values(fontWeight)) {
        const faces = await document.fonts.load(`${weight} 20px "${family}"`, words);
        await expect(faces.every(({ status }) => status === 'loaded') && faces.length).toBeGreaterThan(0);
      }
  },
};

const samples = [
  { lang: 'en', words: 'Recognising sepsis early, 1,024 learners', family: 'Inter Variable' },
  { lang: 'vi', words: 'Trần Thị Huế, Łódź, Şırnak', family: 'Inter Variable' },
  { lang: 'th', words: 'การพัฒนาวิชาชีพอย่างต่อเนื่อง', family: 'Sarabun Interface' },
  { lang: 'ar', words: 'التطوير المهني المستمر', family: 'Noto Sans Arabic Interface' },
] as const;

/** Distances on a grid of 4 px, radii, and the widths at which layouts change. */
export const Space: Story = {
  render: () => (
    <Stack gap={32}>
      <Section title="Space">
        {Object.entries(space).map(([name, distance]) => (
          <Inline key={name}>
            <div className={styles.bar} style={{ width: distance }} />
            <span className={styles.mono}>{distance}</span>
          </Inline>
        ))}
      </Section>
      <Section title="Radius">
        <Inline gap={24}>
          {Object.entries(radius).map(([name, value]) => (
            <Stack key={name} gap={4}>
              <div className={styles.square} style={{ borderRadius: value }} />
              <span className={styles.mono}>
                {name} {value}
              </span>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section title="Breakpoints">
        {Object.entries(breakpoint).map(([name, value]) => (
          <p key={name} className={styles.mono}>
            {name}: below {value} px
          </p>
        ))}
      </Section>
    </Stack>
  ),
};

/** Layers above the page have a shadow. A higher layer has a longer shadow and covers the lower ones. */
export const Elevation: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={32}>
      <div className={styles.grid}>
        {Object.entries(elevation).map(([name, shadow]) => (
          <div key={name} className={styles.swatch} style={{ boxShadow: shadow }}>
            <p className={styles.note}>{name}</p>
          </div>
        ))}
      </div>
      <Section title="Layers">
        {Object.entries(layer).map(([name, height]) => (
          <p key={name} className={styles.mono}>
            {name}: {height}
          </p>
        ))}
      </Section>
    </Stack>
  ),
};

/**
 * Durations of animations; hover a row to see it. Overlays open from their control in 120 to 200 ms. Text and inputs do not
 * move, nothing is animated without a user action, and no interaction waits for an animation. With reduced motion
 * nothing moves.
 */
export const Motion: Story = {
  render: () => (
    <Stack>
      {(['fast', 'normal', 'slow'] as const).map((name) => (
        <div key={name} className={styles.track}>
          <div
            className={styles.dot}
            style={{ transitionDuration: motion[name], transitionTimingFunction: motion.ease }}
          />
          <span className={styles.mono}>
            {name} {motion[name]}
          </span>
        </div>
      ))}
    </Stack>
  ),
};

/** Colour has a meaning and is never the only cue. */
export const ColourWithText: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The word says it; the colour lets it be found.',
        example: (
          <Inline>
            <Badge tone="positive">Enabled</Badge>
            <Badge>Draft</Badge>
          </Inline>
        ),
      },
      wrong: {
        reason: 'Users who cannot distinguish red from green, or use forced colours, do not see the state.',
        example: (
          <Inline>
            <div className={styles.dot} style={{ backgroundColor: vars.colour.positive }} />
            <div className={styles.dot} style={{ backgroundColor: vars.colour.critical }} />
          </Inline>
        ),
      },
    },
  },
};

/** A text role has a meaning. Do not use a size for emphasis. */
export const TypeByRole: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'A heading names the part, running text says the rest.',
        example: (
          <Stack gap={8}>
            <Heading level={3} size="part">
              Certificate
            </Heading>
            <Text>It is sent when 3 courses are passed.</Text>
          </Stack>
        ),
      },
      wrong: {
        reason: 'Two sizes without a role, and neither is a heading to a screen reader.',
        example: (
          <Stack gap={8}>
            <p style={{ ...typography.display, letterSpacing: 0 }}>Certificate</p>
            <p style={typography.title}>It is sent when 3 courses are passed.</p>
          </Stack>
        ),
      },
    },
  },
};

/** Proximity shows what belongs together: a small step within a group, a larger one between groups. */
export const SpaceGroups: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'What belongs together is seen without lines.',
        example: (
          <Stack gap={24}>
            <Stack gap={4}>
              <strong>Acute Care</strong>
              Sepsis, airway
            </Stack>
            <Stack gap={4}>
              <strong>Ethics</strong>
              Consent, privacy
            </Stack>
          </Stack>
        ),
      },
      wrong: {
        reason: 'Even gaps leave it to reading which line belongs to which.',
        example: (
          <Stack gap={16}>
            <strong>Acute Care</strong>
            Sepsis, airway
            <strong>Ethics</strong>
            Consent, privacy
          </Stack>
        ),
      },
    },
  },
};

/** A shadow means that a layer is above the page and temporary. */
export const ShadowsAbove: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Permanent content has a border and no shadow.',
        example: <Card>3 of 12 questions are shown.</Card>,
      },
      wrong: {
        reason: 'It floats like a menu, and nothing closes it.',
        example: <div style={{ padding: space[16], boxShadow: elevation.dialog }}>3 of 12 questions are shown.</div>,
      },
    },
  },
};

/** An icon supports its label; only well-known icons are used alone. */
export const IconsWithLabels: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The word is read, the sign is found again.',
        example: <Button icon={<CertificateIcon />}>Preview certificate</Button>,
      },
      wrong: {
        reason: 'A sheet with a seal is ambiguous; only its tooltip explains it, and not on touch screens.',
        example: <Button icon={<CertificateIcon />} aria-label="Preview certificate" />,
      },
    },
  },
};
