import { type KeyboardEvent, useRef } from 'react';
import { buttonAtEnd } from '../Field/Field.css.ts';
import { CrossIcon, SearchIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import * as styles from './SearchField.css.ts';

interface SearchInputProps {
  /** The accessible name. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** Runs on Enter, which does not submit a form around the field, and on Shift and Enter. */
  onEnter: (isShift: boolean) => void;
  /** Runs on Escape and Clear. */
  onClear: () => void;
  /** @default the frame of a search field */
  className?: string;
}

/** The input of a search, which Escape and its Clear button empty. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, value, onChange, onEnter, onClear, className = styles.frame } = props;
  const input = useRef<HTMLInputElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') onEnter(event.shiftKey);
    // In an empty field, Escape closes what is around it.
    else if (event.key === 'Escape' && event.currentTarget.value !== '') onClear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function handlePress() {
    // Before the button is removed, so that phones keep the keyboard open.
    input.current?.focus();
    onClear();
  }
  return (
    <div className={className}>
      <span className={styles.glass}>
        <SearchIcon />
      </span>
      <input
        ref={input}
        className={styles.box}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {value !== '' && (
        // Not a tab stop, because Escape clears too.
        <button
          type="button"
          tabIndex={-1}
          className={buttonAtEnd}
          aria-label={say('Clear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={handlePress}
        >
          <CrossIcon />
        </button>
      )}
    </div>
  );
}
