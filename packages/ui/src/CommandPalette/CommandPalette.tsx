import { isBlankText } from '@cpd/domain/text';
import { type ReactElement, useState } from 'react';
import { Autocomplete, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextField } from 'react-aria-components/TextField';
import { Dialog, DialogHeader } from '../Dialog/index.ts';
import { type IconProps, SearchIcon } from '../Icon/index.ts';
import { KeyCaps } from '../KeyList/index.ts';
import { say, sentence } from '../language/index.ts';
import * as styles from './CommandPalette.css.ts';
import { matchingItems } from './matchingItems.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Other words that find it, such as 'logout'. They are not shown. */
  readonly synonyms?: string | undefined;
  readonly icon?: ReactElement<IconProps> | undefined;
  /** The keyboard shortcut, as a sequence of keys. */
  readonly keys?: readonly string[] | undefined;
  readonly onChoose: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** The number of items shown without a search. @default all */
  readonly atFirst?: number;
  /** Shows every item for any search, because the server has found them. @default false */
  readonly isFound?: boolean;
}

export interface CommandPaletteProps {
  /** The items by group. A group without a match is hidden. */
  groups: readonly PaletteGroup[];
  /** The placeholder of the search box. */
  label: string;
  /** Receives the text of the search box on every change. */
  onSearch?: (search: string) => void;
  /** A line below the items, such as that a search failed. */
  message?: string | undefined;
  /** Runs before the action of a selected item, and when the palette is dismissed. */
  onClose: () => void;
}

/** A searchable list of pages and actions. */
export function CommandPalette({ groups, label, onSearch, message, onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState('');
  /** The first item when an arrow key was last pressed: items that arrive later do not change the selection. */
  const [firstAtArrow, setFirstAtArrow] = useState<string>();
  const matching = groups
    .map(({ title, items, atFirst = items.length, isFound = false }) => ({
      title,
      items: isBlankText(search) ? items.slice(0, atFirst) : isFound ? items : matchingItems(items, search),
    }))
    .filter(({ items }) => items.length > 0);
  const first = matching[0]?.items[0]?.id;

  function handleSearch(text: string) {
    setSearch(text);
    setFirstAtArrow(undefined);
    onSearch?.(text);
  }

  function choose(item: PaletteItem) {
    onClose();
    item.onChoose();
  }

  return (
    <Dialog width="palette" onDismiss={onClose}>
      <DialogHeader isHidden>{say('Go to')}</DialogHeader>
      <Autocomplete inputValue={search} onInputChange={handleSearch}>
        <TextField
          className={styles.boxRow}
          aria-label={label}
          onKeyDown={({ key }) => key.startsWith('Arrow') && setFirstAtArrow((before) => before ?? first)}
        >
          <SearchIcon />
          <Input className={styles.box} role="combobox" aria-expanded placeholder={label} />
        </TextField>
        <Matches key={`${search} ${firstAtArrow ?? first}`} groups={matching} onChoose={choose} />
      </Autocomplete>
      <p role="status" className={matching.length === 0 ? styles.nothing : styles.message}>
        {message ?? (matching.length === 0 ? say('No matches') : '')}
      </p>
      {/* Screen readers explain a combobox themselves. */}
      <div className={styles.footer} aria-hidden="true">
        {footerKeys.map(({ keys, effect }) => (
          <span key={keys[0]} className={styles.footerKey}>
            <KeyCaps keys={keys} />
            <span>{say(effect)}</span>
          </span>
        ))}
      </div>
    </Dialog>
  );
}

const footerKeys = [
  { keys: ['↑', '↓'], effect: sentence('choose') },
  { keys: ['↵'], effect: sentence('open') },
  { keys: ['Esc'], effect: sentence('close') },
];

interface MatchesProps {
  groups: readonly Pick<PaletteGroup, 'title' | 'items'>[];
  onChoose: (item: PaletteItem) => void;
}

/**
 * The matches, with the first one selected. It mounts again for each search and for another first match, because React
 * Aria selects nothing after a deletion and keeps the selection when items arrive before it. On a phone with a screen
 * reader nothing is selected, because the selection would take the focus from the box.
 */
function Matches({ groups, onChoose }: MatchesProps) {
  const isBoxFocused = useSlottedContext(SelectableCollectionContext)?.shouldUseVirtualFocus ?? false;
  return (
    <ListBox className={styles.list} aria-label={say('Matches')} autoFocus={isBoxFocused && 'first'} shouldFocusWrap>
      {groups.map(({ title, items }) => (
        // Two groups may have the same title, when one is named after an item.
        <ListBoxSection key={`${title} ${items[0]?.id}`} id={`${title} ${items[0]?.id}`}>
          <Header className={styles.title} dir="auto">
            {title}
          </Header>
          {items.map((item) => (
            <ListBoxItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              className={styles.option}
              onAction={() => onChoose(item)}
            >
              {item.icon}
              <span className={styles.name} dir="auto">
                {item.label}
              </span>
              {item.hint && (
                <span className={styles.hint} dir="auto">
                  {item.hint}
                </span>
              )}
              {item.keys && (
                <span className={styles.keys} aria-hidden="true">
                  <KeyCaps keys={item.keys} />
                </span>
              )}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}
