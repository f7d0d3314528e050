import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({ base: dark ? 'dark' : 'light', brandTitle: 'CPD components', brandUrl: './' }),
  sidebar: { showRoots: true, collapsedRoots: ['components', 'screens'] },
});
