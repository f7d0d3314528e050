/** Whether bytes are a PDF by their content: its header first, after nothing but white space or a byte-order mark. */
export function isPdf(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(start);
}
