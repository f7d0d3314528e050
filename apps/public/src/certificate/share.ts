import { copyText } from '@cpd/ui/CopyText';

export type ShareOutcome = 'shared' | 'copied' | 'refused';

/**
 * Shares a page through the system's share sheet, or copies its URL. Closing the sheet counts as shared; 'refused' means
 * that the browser allows neither.
 */
export async function share(
  title: string,
  url: string,
  system: Partial<Pick<Navigator, 'share'>>,
): Promise<ShareOutcome> {
  try {
    if (system.share) {
      await system.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  return (await copyText(url, null)) ? 'copied' : 'refused';
}
