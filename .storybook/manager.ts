import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from './theme.ts';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ sidebar: { showRoots: true, collapsedRoots: ['components', 'screens'] } });

/** Storybook's own interface follows the colour scheme of the toolbar, or of the system. */
addons.register('cpd/theme', (api) => {
  let choice: unknown;
  function update({ globals }: { globals?: Record<string, unknown> } = {}) {
    choice = globals?.theme ?? choice;
    const isDark = choice === 'dark' || (choice !== 'light' && systemDark.matches);
    addons.setConfig({ theme: isDark ? themes.dark : themes.light });
  }
  update();
  systemDark.addEventListener('change', () => update());
  api.on(SET_GLOBALS, update);
  api.on(GLOBALS_UPDATED, update);
});
