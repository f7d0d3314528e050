import { leadingNumber } from '@cpd/domain/wholeNumber';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { formatNumber, say } from '../language/index.ts';
import * as styles from './PdfViewer.css.ts';

export interface PageFieldProps {
  /** The visible page, from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** The number of the visible page. Typing another one goes there. */
export function PageField({ page, pageCount, onPage }: PageFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const input = draft === undefined ? null : parsePageNumber(draft, pageCount);
    setDraft(undefined);
    if (input !== null) onPage(input);
  };
  return (
    <TextField
      className={styles.pageField}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? formatNumber(page)}
      onChange={setDraft}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(undefined);
        if (event.key !== 'Enter') return;
        // Enter must not submit a form around the viewer.
        event.preventDefault();
        commit();
      }}
    >
      <Label>{say('Page')}</Label>
      <Input className={styles.pageInput} />
      <span>{say('of {total}', { total: pageCount })}</span>
    </TextField>
  );
}

/** Parses a page number and clamps it to the document; null without a number. */
export function parsePageNumber(text: string, pageCount: number): number | null {
  const number = leadingNumber(text);
  return number === null ? null : Math.min(Math.max(number, 1), pageCount);
}
