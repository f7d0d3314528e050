import { type KeyboardEvent, useId, useState } from 'react';
import { ModalDialog } from '../ModalDialog/index.ts';
import { box, list, nothing, option } from './CommandPalette.css.ts';
import { matchingItems } from './matchingItems.ts';

/** Something to go to. */
export interface PaletteItem {
  /** What it is called. */
  readonly label: string;
  /** Where it is; no two items share it. */
  readonly path: string;
}

/** What the palette offers and reports. */
export interface CommandPaletteProps {
  /** What can be chosen, in order. */
  items: readonly PaletteItem[];
  /** What is asked for, as the box says. */
  label: string;
  /** Receives the item chosen. */
  onChoose: (item: PaletteItem) => void;
  /** Closes the palette without a choice. */
  onClose: () => void;
}

/** Finds something to go to by typing a part of its name. */
export function CommandPalette({ items, label, onChoose, onClose }: CommandPaletteProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = matchingItems(items, search);
  const current = found[Math.min(chosen, found.length - 1)];
  const idOf = (item: PaletteItem) => `${id}-${items.indexOf(item)}`;

  function handleKeyDown(event: KeyboardEvent) {
    const place = current ? found.indexOf(current) : 0;
    if (event.key === 'ArrowDown') setChosen((place + 1) % Math.max(found.length, 1));
    else if (event.key === 'ArrowUp') setChosen((place - 1 + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter' && current) onChoose(current);
    else return;
    event.preventDefault();
  }

  return (
    <ModalDialog role="dialog" title="Go to" onDismiss={onClose}>
      <input
        className={box}
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
      <div id={id} className={list} role="listbox" aria-label="Matches">
        {found.map((item) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keys.
          <div
            key={item.path}
            id={idOf(item)}
            className={option}
            role="option"
            tabIndex={-1}
            aria-selected={item === current}
            onPointerMove={() => setChosen(found.indexOf(item))}
            onClick={() => onChoose(item)}
          >
            {item.label}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? nothing : undefined}>
        {found.length === 0 ? 'Nothing matches.' : ''}
      </p>
    </ModalDialog>
  );
}
