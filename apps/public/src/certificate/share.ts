/** The parts of the browser that pass an address on. */
export interface SharingBrowser {
  /** Opens the system's own sheet; absent where there is none. */
  share?: (data: { title: string; url: string }) => Promise<void>;
  /** The clipboard; absent outside secure contexts. */
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/**
 * Passes a page on by the system's own sheet, or else copies its address. Answers whether the address was copied, so
 * that the person can be told.
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
    // The person closed the sheet, or the browser refuses; the address bar still holds the address.
    return false;
  }
}
