import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { Dialog, DialogHeader } from '../Dialog/index.ts';
import { type IconProps, SearchIcon } from '../Icon/index.ts';
import { KeyCaps } from '../KeyList/index.ts';
import * as styles from './CommandPalette.css.ts';
import { matchingItems } from './matchingItems.ts';

/** Something to go to or to do. */
export interface PaletteItem {
  /** Tells it apart from all others. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  /** What is said beside the name. */
  readonly hint?: string | undefined;
  readonly icon?: ReactElement<IconProps> | undefined;
  /** The keys that do the same, one after the other. */
  readonly keys?: readonly string[] | undefined;
  readonly onChoose: () => void;
}

/** Items that belong together. */
export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** How many of them are shown while nothing is typed. @default all */
  readonly atFirst?: number;
}

/** What the palette offers and reports. */
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
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const matching = groups
    .map(({ title, items, atFirst = items.length }) => ({
      title,
      items: search.trim() === '' ? items.slice(0, atFirst) : matchingItems(items, search),
    }))
    .filter(({ items }) => items.length > 0);
  const found = matching.flatMap(({ items }) => items);
  const current = found[Math.min(chosen, found.length - 1)];
  const idOf = (item: PaletteItem) => `${id}-${item.id}`;

  function choose(item: PaletteItem) {
    onClose();
    item.onChoose();
  }

  function step(by: 1 | -1) {
    const place = current ? found.indexOf(current) + by : 0;
    const next = (place + found.length) % Math.max(found.length, 1);
    setChosen(next);
    const item = found[next];
    if (item) document.getElementById(idOf(item))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog width="palette" onDismiss={onClose}>
      <DialogHeader isHidden>Go to</DialogHeader>
      <div className={styles.boxRow}>
        <SearchIcon />
        <input
          className={styles.box}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current)}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className={styles.list}>
        <div id={id} role="listbox" aria-label="Matches">
          {matching.map(({ title, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, and no fieldsets.
            <div key={title} role="group" aria-label={title}>
              <div className={styles.title} aria-hidden="true">
                {title}
              </div>
              {items.map((item) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keys.
                <div
                  key={item.id}
                  id={idOf(item)}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item === current}
                  onPointerMove={() => setChosen(found.indexOf(item))}
                  onClick={() => choose(item)}
                >
                  {item.icon}
                  <span className={styles.name}>{item.label}</span>
                  {item.hint && <span className={styles.hint}>{item.hint}</span>}
                  {item.keys && (
                    <span aria-hidden="true">
                      <KeyCaps keys={item.keys} />
                    </span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p role="status" className={styles.nothing}>
          {found.length === 0 ? 'Nothing matches.' : ''}
        </p>
      </div>
    </Dialog>
  );
}
