import { locale } from './locale.ts';
import { say } from './say.ts';
import { type Sentence, sentence } from './sentence.ts';

/** What React Aria says in the components that are used here: its own dictionaries lack some languages, such as Thai. */
export const reactAriaSentences: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  '@react-aria/autocomplete': { collectionLabel: sentence('Suggestions') },
  '@react-aria/menu': { longPressMessage: sentence('Long press or press Alt + ArrowDown to open menu') },
  '@react-aria/overlays': { dismiss: sentence('Dismiss') },
  'react-aria-components': { selectPlaceholder: sentence('Select an item') },
};

const ofPackages = Object.entries(reactAriaSentences).map(([name, sentences]) => [
  name,
  Object.fromEntries(Object.entries(sentences).map(([key, described]) => [key, () => say(described)])),
]);

// React Aria reads them before its own dictionaries. An app that uses more of React Aria may have set its own already.
const page = window as unknown as Record<symbol, unknown>;
page[Symbol.for('react-aria.i18n.locale')] ??= locale();
page[Symbol.for('react-aria.i18n.strings')] ??= Object.fromEntries(ofPackages);
