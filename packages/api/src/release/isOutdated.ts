/**
 * Whether the site serves another version of the app than the running one: its page has another script. False if the
 * site cannot be reached or does not return a page.
 */
export async function isOutdated(page: string, script: string): Promise<boolean> {
  try {
    const response = await fetch(page, { cache: 'no-cache' });
    const text = await response.text();
    return response.ok && text.includes('<script') && !text.includes(script);
  } catch {
    return false;
  }
}
