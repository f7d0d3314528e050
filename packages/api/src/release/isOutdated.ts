/**
 * Tells whether the site serves another version of the app than the one that runs: its page names another script.
 * A site that cannot be reached, or answers with something else than a page, is taken to serve the same one.
 */
export async function isOutdated(page: string, script: string): Promise<boolean> {
  try {
    const answer = await fetch(page, { cache: 'no-cache' });
    const text = await answer.text();
    return answer.ok && text.includes('<script') && !text.includes(script);
  } catch {
    return false;
  }
}
