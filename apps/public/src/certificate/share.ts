export interface SharingBrowser {
  /** Opens the system's share sheet; absent in browsers without one. */
  share?: (data: { title: string; url: string }) => Promise<void>;
  /** Absent outside of secure contexts. */
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/**
 * Shares a page through the system's share sheet, or copies its URL. Returns whether the URL was copied, so that the
 * page can say so.
 */
export async function share(title: string, url: string, browser: SharingBrowser): Promise<boolean> {
  try {
    if (browser.share) {
      await browser.share({ title, url });
      return false;
    }
    await browser.clipboard?.writeText(url);
    return browser.clipboard !== undefined;
  } catch {
    // The user closed the sheet, or the browser blocks it. The URL is still in the address bar.
    return false;
  }
}
