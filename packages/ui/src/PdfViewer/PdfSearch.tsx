import { useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { say } from '../language/index.ts';
import { SearchInput } from '../SearchField/SearchInput.tsx';
import type { PdfViewState } from './engine.ts';
import * as styles from './PdfViewer.css.ts';

export interface PdfSearchProps extends Pick<PdfViewState, 'matches'> {
  /** Goes to the first match of a new text, or to the next match of the same text. */
  onFind: (text: string, isBackwards?: boolean) => void;
}

/** Finds a text in the whole PDF and goes from match to match. */
export function PdfSearch({ matches, onFind }: PdfSearchProps) {
  const [text, setText] = useState('');
  const isFound = matches !== undefined && matches.total > 0;
  function handleChange(value: string) {
    setText(value);
    onFind(value);
  }
  return (
    <search className={styles.search}>
      <SearchInput
        className={styles.searchField}
        label={say('Find in this PDF')}
        placeholder={say('Find')}
        value={text}
        onChange={handleChange}
        onEnter={(isBackwards) => onFind(text, isBackwards)}
        onClear={() => handleChange('')}
      />
      <IconButton
        label={say('Previous match')}
        size="small"
        icon={<ArrowUpIcon />}
        isDisabled={!isFound}
        onPress={() => onFind(text, true)}
      />
      <IconButton
        label={say('Next match')}
        size="small"
        icon={<ArrowDownIcon />}
        isDisabled={!isFound}
        onPress={() => onFind(text)}
      />
      <span role="status" className={styles.matchCount}>
        {text !== '' &&
          matches &&
          (isFound
            ? say('{n} of {total, plural, one {# match} other {# matches}}', {
                n: matches.current,
                total: matches.total,
              })
            : say('No matches'))}
      </span>
    </search>
  );
}
