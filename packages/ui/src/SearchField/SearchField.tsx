import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { CrossIcon, SearchIcon } from '../Icon/index.ts';
import * as styles from './SearchField.css.ts';
import { useSearch } from './useSearch.ts';

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
   * How long typing has to stop, in milliseconds.
   * @default 1000
   */
  delay?: number;
}

/** Searches a list as one types. */
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
        <Button className={styles.clear} aria-label="Clear">
          <CrossIcon />
        </Button>
      </AriaSearchField>
    </search>
  );
}
