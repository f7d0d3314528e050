/** Returns the header that shows a file in the browser and names it for saving, in any script (RFC 6266). */
export function inlineDisposition(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, (c) => (/\p{Mark}/u.test(c) ? '' : '_'));
  // A percent sign is left out: some browsers decode it in the plain parameter as well.
  const quoted = ascii.replace(/["\\]/g, '\\$&').replace(/%/g, '_');
  if (quoted === name) return `inline; filename="${name}"`;
  // An extended parameter takes fewer characters as they are than an address does (RFC 8187).
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `inline; filename="${quoted}"; filename*=UTF-8''${encoded}`;
}
