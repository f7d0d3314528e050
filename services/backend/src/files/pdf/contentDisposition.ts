import { normalized } from '@cpd/domain/text';
import { cleanFileName } from '../uploads/cleanFileName.ts';

/**
 * Returns the header that displays a file in the browser and names its download, in any script (RFC 6266). Another
 * service may have stored the name.
 */
export function inlineDisposition(storedName: string): string {
  const name = cleanFileName(storedName);
  const ascii = normalized(name, 'NFKD').replace(/[^\x20-\x7e]/g, (c) => (/\p{Mark}/u.test(c) ? '' : '_'));
  // Percent signs are omitted, because some browsers decode them in the plain parameter as well.
  const quoted = ascii.replace(/["\\]/g, '\\$&').replace(/%/g, '_');
  if (quoted === name) return `inline; filename="${name}"`;
  // An extended parameter allows fewer unescaped characters than a URL (RFC 8187).
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `inline; filename="${quoted}"; filename*=UTF-8''${encoded}`;
}
