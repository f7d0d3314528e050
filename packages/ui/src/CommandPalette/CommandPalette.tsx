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
  /** What it is called. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactElement<IconProps> | undefined;
  /** The keys that do the same, one after the other. */
  readonly keys?: readonly string[] | undefined;
  readonly onChoose: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** How many of them are shown while nothing is typed. @default all */
  readonly atFirst?: number;
}

export interface CommandPaletteProps {
  /** What can be chosen, in order; groups without a match are left out. */
  groups: readonly PaletteGroup[];
  /** What is asked for, as the box says. */
  label: string;
  /** Closes the palette: before what was chosen happens, and without a choice. */
  onClose: () => void;
}

/** Finds something to go to or to do by typing a part of its name. */
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
 * What matches, the first of it chosen: made anew with every search, as by itself it chooses nothing after deleting.
 * On a phone with a screen reader the focus itself would go there, away from the box, and nothing is chosen.
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
