import { inOneLine } from '@cpd/domain/text';
import { type ClipboardEvent, createContext, useContext } from 'react';

/** Returns the text to insert for copied HTML; undefined inserts the plain text that was copied with it. */
export type TextOfCopiedHtml = (html: string) => string | undefined;

const TextOfCopiedHtmlContext = createContext<TextOfCopiedHtml>(() => undefined);

/** Decides what text fields insert when HTML is pasted, such as 10⁹ for superscript. */
export const CopiedHtmlProvider = TextOfCopiedHtmlContext.Provider;

/** Returns the paste handler of a text field. Pasted text goes to `onPaste` first; true prevents its insertion. */
export function usePaste(onPaste?: (text: string) => boolean) {
  const textOf = useContext(TextOfCopiedHtmlContext);
  return (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const text = textOf(clipboardData.getData('text/html'));
    const isHandled = onPaste?.(text ?? clipboardData.getData('text')) === true;
    if (isHandled || (text !== undefined && insert(text, currentTarget))) event.preventDefault();
  };
}

/** Returns whether the browser could do it. Its undo knows this command, unlike a changed value. */
function insert(text: string, field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isOneLine = field instanceof HTMLInputElement;
  return document.execCommand('insertText', false, isOneLine ? inOneLine(text) : text);
}
