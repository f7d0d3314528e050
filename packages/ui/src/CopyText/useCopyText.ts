import { useNotify } from '../Notifications/index.ts';
import { copyText, notCopied } from './clipboard.ts';

/** Returns a function that copies a text and says so, or selects it where it is shown and says which key copies it. */
export function useCopyText(): (text: string, shownIn: HTMLElement | null, copiedText: string) => Promise<void> {
  const notify = useNotify();
  return async (text, shownIn, copiedText) => {
    if (await copyText(text, shownIn)) notify(copiedText);
    else notify(notCopied(), undefined, 'caution');
  };
}
