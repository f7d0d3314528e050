import { STORAGE_KEY } from '@cpd/ui/storedChoice';
import { beforeEach, expect, test } from 'vitest';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { bootScript } from '../../../../tools/build/bootScript.ts';

const script = bootScript(`${import.meta.dirname}/../..`);
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete dataset.theme;
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
])('a public page has the theme %s that was chosen in the back office', (stored, theme) => {
  localStorage.setItem(STORAGE_KEY, stored);
  // biome-ignore lint/security/noGlobalEval: Runs the document's script as the browser does.
  window.eval(script);
  expect(dataset.theme).toBe(theme);
});
