import { inOneLine } from '@cpd/domain/text';
import { type ClipboardEvent, createContext, useContext } from 'react';

/** Returns the text to insert for copied HTML; undefined inserts the plain text that was copied with it. */
export type TextOfCopiedHtml = (html: string) => string | undefined;

const TextOfCopiedHtmlContext = createContext<TextOfCopiedHtml>(() => undefined);

/** Decides what text fields insert when HTML is pasted, such as 10⁹ for superscript. */
export const CopiedHtmlProvider = TextOfCopiedHtmlContext.Provider;

/**
 * Returns the paste handler of a text field. Pasted text goes to `onPaste` first; true prevents its insertion. What the
 * browser would insert in another form is inserted by a command, which its undo knows, unlike a changed value.
 */
export function usePaste(onPaste?: (text: string) => boolean) {
  const textOf = useContext(TextOfCopiedHtmlContext);
  return (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const plain = clipboardData.getData('text');
    const text = textOf(clipboardData.getData('text/html')) ?? plain;
    const isHandled = onPaste?.(text) === true;
    // Browsers join the words of several lines, or show their separators as nothing.
    const inserted = currentTarget instanceof HTMLInputElement ? inOneLine(text) : text;
    if (isHandled || (inserted !== plain && document.execCommand('insertText', false, inserted)))
      event.preventDefault();
  };
}
