import '../packages/ui/src/theme/index.ts';
// Loaded immediately, so that stories can wait for it: the theme would load it after the page.
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/simulated.css.ts';
import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { catalogues } from '../packages/ui/src/catalogues/index.ts';
import { loadLanguage } from '../packages/ui/src/language/index.ts';
import { NotificationsProvider } from '../packages/ui/src/Notifications/index.ts';
import { Stack } from '../packages/ui/src/Stack/index.ts';
import { AnatomyPicture, expectAnatomy } from './Anatomy.tsx';
import { expectAnnounced, listenToAnnouncements } from './announcements.ts';
import './docs.css';
import { ComponentDocs } from './ComponentDocs.tsx';
import { expectSilentConsole, listenToConsole } from './console.ts';
import { DoAndDont } from './DoAndDont.tsx';
import { InDirection } from './InDirection.tsx';
import { readableProps } from './readableProps.ts';
import { expectSpoken } from './screenReader.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { applyChoices, initialChoices, toolbar } from './toolbar.ts';
import { expectTranslatable, watchTexts } from './translation.ts';

configure({
  // A busy machine is slow.
  asyncUtilTimeout: 30_000,
  // Without a dump of the page, which begins with its head and cuts off what differs.
  getElementError: (message) => new Error(message ?? undefined),
});

// A documentation page without stories follows the toolbar as well.
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  addons.getChannel().on(event, ({ globals }) => applyChoices(globals));
}

/** Settings of all stories: the theme, the toolbar, accessibility as an error, and a silent console. */
const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableProps],
  globalTypes: toolbar,
  initialGlobals: initialChoices,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Only Storybook's interface lists the elements that passed. Describing them takes as long as finding the faults.
        ...(window.parent === window && { resultTypes: ['violations'] }),
      },
    },
    backgrounds: { disable: true },
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        narrow: { theme: 'light', viewport: 390 },
      },
    },
    docs: { page: ComponentDocs, container: ThemedDocs },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Changelog'],
          'Foundations',
          'Components',
          ['Layout', 'Text', 'Actions', 'Forms', 'Lists', 'Feedback', 'Documents'],
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  decorators: [
    (Story, { parameters: { pair } }) => (pair ? <DoAndDont {...pair} /> : <Story />),
    (Story, { parameters: { anatomy } }) =>
      anatomy ? (
        <AnatomyPicture anatomy={anatomy}>
          <Story />
        </AnatomyPicture>
      ) : (
        <Story />
      ),
    (Story, { globals, parameters, title }) => {
      applyChoices(globals);
      // A screen without a layout is rendered in the back office's, which spaces its cards.
      const isInShell = title.startsWith('Screens/') && parameters.layout === 'padded';
      return (
        <InDirection key={String(globals.language)}>
          {isInShell ? (
            <NotificationsProvider>
              <Stack gap={20}>
                <Story />
              </Stack>
            </NotificationsProvider>
          ) : (
            <Story />
          )}
        </InDirection>
      );
    },
  ],
  loaders: [
    ({ globals }) => {
      applyChoices(globals);
      return loadLanguage(catalogues);
    },
    () => Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 14px "Inter Variable"`))),
  ],
  beforeEach() {
    const stops = [listenToConsole(), listenToAnnouncements(), watchTexts()];
    return () => {
      for (const stop of stops) stop();
    };
  },
  async afterEach(context) {
    // A documentation page has many stories, and is not a test.
    if (context.viewMode === 'docs') return;
    expectSilentConsole();
    expectTranslatable();
    expectAnatomy(context);
    await expectAnnounced(context);
    await expectSpoken(context);
  },
};

export default preview;
