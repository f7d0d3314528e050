import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import * as styles from './PdfViewer.css.ts';

export interface PageFieldProps {
  /** The page that is seen, counted from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Shows the page that is seen and goes to the one that is typed. */
export function PageField({ page, pageCount, onPage }: PageFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const wanted = draft === undefined ? null : parsePageNumber(draft, pageCount);
    setDraft(undefined);
    if (wanted !== null) onPage(wanted);
  };
  return (
    <TextField
      className={styles.pageField}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(page)}
      onChange={setDraft}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(undefined);
        if (event.key !== 'Enter') return;
        // Enter must not send the form that the viewer may stand in.
        event.preventDefault();
        commit();
      }}
    >
      <Label>Page</Label>
      <Input className={styles.pageInput} />
      <span>{`of ${pageCount}`}</span>
    </TextField>
  );
}

/** Reads a page number from what a person typed, kept within the document; null where there is no number. */
export function parsePageNumber(text: string, pageCount: number): number | null {
  const number = Number.parseInt(text, 10);
  if (Number.isNaN(number)) return null;
  return Math.min(Math.max(number, 1), pageCount);
}
