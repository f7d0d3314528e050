import { expect, test } from 'vitest';
import { packageManager, scripts } from '../package.json';

const pnpm = `npx --yes --prefix tools ${packageManager} `;
const commands: Readonly<Record<string, string>> = scripts;
/** Scripts that others run once everything is installed. */
const inner = new Set(
  Object.values(commands).flatMap((command) =>
    command.split('&&').flatMap((part) => new RegExp(`${pnpm}run ([\\w:]+)`).exec(part)?.[1] ?? []),
  ),
);

test.each(Object.keys(commands).filter((name) => !inner.has(name)))(
  '`npm run %s` works in a fresh clone, because the package manager installs before anything else',
  (name) => {
    expect(commands[name]).toMatch(
      new RegExp(`^(TURBO_TELEMETRY_DISABLED=1 )?${pnpm}(install --frozen-lockfile|exec|run|--filter)`),
    );
  },
);

test.each(Object.entries(commands).filter(([, command]) => /storybook (dev|build)/.test(command)))(
  '`npm run %s` sends no telemetry to Storybook',
  (_name, command) => {
    expect(command).toContain('--disable-telemetry');
  },
);

test.each(Object.entries(commands).filter(([, command]) => /\bturbo\b/.test(command)))(
  '`npm run %s` sends no telemetry to Vercel, which Turborepo can be told by its environment only',
  (_name, command) => {
    expect(command).toContain('TURBO_TELEMETRY_DISABLED=1 ');
  },
);
