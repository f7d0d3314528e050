import { expect, test } from 'vitest';
import { type IndexedStory, modeFaults } from '../.storybook/storyModes.ts';

const story = (title: string, ...tags: readonly string[]): IndexedStory => ({ title, type: 'story', tags });

test('each component and each screen has a story for all modes, and a screen has one only', () => {
  const stories = [
    story('Components/Lists/Tabs'),
    story('Components/Lists/Tabs/Matrix', 'matrix'),
    story('Components/Lists/Tabs/Matrix', 'matrix'),
    story('Components/Forms/Field'),
    story('Components/Forms/Field', 'modes'),
    story('Screens/Feed', 'modes', 'narrow'),
    story('Screens/Feed', 'look'),
    story('Foundations/Icons'),
    { title: 'Components/Lists/Toolbar', type: 'docs' } as const,
  ];
  expect(modeFaults(stories)).toEqual([]);
  expect(modeFaults([...stories, story('Screens/Feed', 'modes')])).toEqual([
    "Screens/Feed has 2 stories tagged 'modes', and needs one.",
  ]);
  const faults = modeFaults([...stories, story('Screens/Login', 'look'), story('Components/Lists/Table', 'narrow')]);
  expect(faults).toEqual([
    "Screens/Login needs a story tagged 'modes', with its widest state.",
    "Components/Lists/Table needs a story tagged 'modes', with its widest state.",
  ]);
});
