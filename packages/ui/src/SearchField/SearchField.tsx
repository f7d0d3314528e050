import type { FormEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { CrossIcon, SearchIcon } from '../Icon/index.ts';
import { box, clear, frame, glass } from './SearchField.css.ts';
import { useSearch } from './useSearch.ts';

/** What is searched, and when. */
export interface SearchFieldProps {
  /** The field's name for assistive technology. */
  label: string;
  /** What is searched, such as 'from title or description'. */
  placeholder?: string;
  /** The text searched for now, from the address. */
  value: string;
  /** Receives the text once typing stops; at once on Enter, Escape and the cross. */
  onSearch: (text: string) => void;
  /**
   * How long typing has to stop, in milliseconds (specification, section 5).
   * @default 1000
   */
  delay?: number;
}

/** Searches a list as one types. */
export function SearchField({ label, placeholder, value, onSearch, delay = 1000 }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, searchNow } = useSearch({ value, onSearch, delay });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    searchNow(text);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    searchNow('');
  }
  function handleClear() {
    searchNow('');
    input.current?.focus();
  }

  return (
    <search>
      <form className={frame} onSubmit={handleSubmit}>
        <span className={glass}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          className={box}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        {text !== '' && (
          <button type="button" className={clear} aria-label="Clear search" onClick={handleClear}>
            <CrossIcon />
          </button>
        )}
      </form>
    </search>
  );
}
