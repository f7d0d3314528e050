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
import * as styles from './CommandPalette.css.ts';
import { matchingItems } from './matchingItems.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
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
}

export interface CommandPaletteProps {
  /** The items by group. A group without a match is hidden. */
  groups: readonly PaletteGroup[];
  /** The placeholder of the search box. */
  label: string;
  /** Runs before the action of a selected item, and when the palette is dismissed. */
  onClose: () => void;
}

/** A searchable list of pages and actions. */
export function CommandPalette({ groups, label, onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState('');
  const matching = groups
    .map(({ title, items, atFirst = items.length }) => ({
      title,
      items: isBlankText(search) ? items.slice(0, atFirst) : matchingItems(items, search),
    }))
    .filter(({ items }) => items.length > 0);

  function choose(item: PaletteItem) {
    onClose();
    item.onChoose();
  }

  return (
    <Dialog width="palette" onDismiss={onClose}>
      <DialogHeader isHidden>Go to</DialogHeader>
      <Autocomplete inputValue={search} onInputChange={setSearch}>
        <TextField className={styles.boxRow} aria-label={label}>
          <SearchIcon />
          <Input className={styles.box} role="combobox" aria-expanded placeholder={label} />
        </TextField>
        <Matches key={search} groups={matching} onChoose={choose} />
      </Autocomplete>
      <p role="status" className={styles.nothing}>
        {matching.length === 0 ? 'No matches' : ''}
      </p>
    </Dialog>
  );
}

interface MatchesProps {
  groups: readonly Pick<PaletteGroup, 'title' | 'items'>[];
  onChoose: (item: PaletteItem) => void;
}

/**
 * The matches, with the first one selected. It mounts again for each search, because React Aria selects nothing after a
 * deletion. On a phone with a screen reader nothing is selected, because the selection would take the focus from the box.
 */
function Matches({ groups, onChoose }: MatchesProps) {
  const isBoxFocused = useSlottedContext(SelectableCollectionContext)?.shouldUseVirtualFocus ?? false;
  return (
    <ListBox className={styles.list} aria-label="Matches" autoFocus={isBoxFocused && 'first'} shouldFocusWrap>
      {groups.map(({ title, items }) => (
        <ListBoxSection key={title} id={title}>
          <Header className={styles.title}>{title}</Header>
          {items.map((item) => (
            <ListBoxItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              className={styles.option}
              onAction={() => onChoose(item)}
            >
              {item.icon}
              <span className={styles.name}>{item.label}</span>
              {item.hint && <span className={styles.hint}>{item.hint}</span>}
              {item.keys && (
                <span aria-hidden="true">
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
