import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, SearchIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { say } from '../language/index.ts';
import * as searchFieldStyles from '../SearchField/SearchField.css.ts';
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
  return (
    <search className={styles.search}>
      <SearchField
        className={styles.searchField}
        aria-label={say('Find in this PDF')}
        value={text}
        onChange={(value) => {
          setText(value);
          onFind(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit a form around the viewer.
          event.preventDefault();
          onFind(text, event.shiftKey);
        }}
      >
        <span className={searchFieldStyles.glass}>
          <SearchIcon />
        </span>
        <Input className={searchFieldStyles.box} placeholder={say('Find')} />
        <Button className={searchFieldStyles.clear} aria-label={say('Clear')}>
          <CrossIcon />
        </Button>
      </SearchField>
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
