import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { CrossIcon, SearchIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import * as styles from './SearchField.css.ts';
import { useSearch } from './useSearch.ts';

export interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  /** The placeholder: 'Search from title or description.' */
  placeholder?: string;
  /** The current search, from the URL. */
  value: string;
  /** Receives the text once typing stops, and immediately on Enter, Escape and Clear. */
  onSearch: (text: string) => void;
  /**
   * The search delay (debounce) in milliseconds.
   * @default 1000
   */
  delay?: number;
}

/** A debounced search field. */
export function SearchField({ label, placeholder = '', value, onSearch, delay = 1000 }: SearchFieldProps) {
  const { text, setText, searchNow } = useSearch({ value, onSearch, delay });
  return (
    <search>
      <AriaSearchField
        className={styles.frame}
        aria-label={label}
        value={text}
        onChange={setText}
        onSubmit={searchNow}
        onClear={() => searchNow('')}
      >
        <span className={styles.glass}>
          <SearchIcon />
        </span>
        <Input className={styles.box} dir="auto" placeholder={placeholder} />
        <Button className={styles.clear} aria-label={say('Clear')}>
          <CrossIcon />
        </Button>
      </AriaSearchField>
    </search>
  );
}
