import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, SearchIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as searchFieldStyles from '../SearchField/SearchField.css.ts';
import type { PdfPlace } from './engine.ts';
import * as styles from './PdfViewer.css.ts';

export interface PdfSearchProps extends Pick<PdfPlace, 'matches'> {
  /** Whether it was asked for, where there is no room for it at all times; it takes the focus then. */
  isOpen: boolean;
  /** Goes to the first match of a new text, or to the next one of the same. */
  onFind: (text: string, isBackwards?: boolean) => void;
}

/** Finds a text in the whole PDF, and goes from match to match. */
export function PdfSearch({ isOpen, matches, onFind }: PdfSearchProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const isFound = matches !== undefined && matches.total > 0;
  return (
    <search className={styles.search} data-open={isOpen}>
      <SearchField
        className={styles.searchField}
        aria-label="Find in this PDF"
        value={text}
        onChange={(typed) => {
          setText(typed);
          onFind(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not send the form that the viewer may stand in.
          event.preventDefault();
          onFind(text, event.shiftKey);
        }}
      >
        <span className={searchFieldStyles.glass}>
          <SearchIcon />
        </span>
        <Input ref={field} className={searchFieldStyles.box} placeholder="Find" />
        <Button className={searchFieldStyles.clear} aria-label="Clear">
          <CrossIcon />
        </Button>
      </SearchField>
      <IconButton
        label="Previous match"
        size="small"
        icon={<ArrowUpIcon />}
        isDisabled={!isFound}
        onPress={() => onFind(text, true)}
      />
      <IconButton
        label="Next match"
        size="small"
        icon={<ArrowDownIcon />}
        isDisabled={!isFound}
        onPress={() => onFind(text)}
      />
      <span role="status" className={styles.matchCount}>
        {text !== '' && matches && (isFound ? `${matches.current} of ${matches.total} matches` : 'No matches')}
      </span>
    </search>
  );
}
