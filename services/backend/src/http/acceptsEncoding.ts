/** Whether an `Accept-Encoding` header takes an encoding: it names it, and not with the weight 0. */
export function acceptsEncoding(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  const items = (header ?? '').split(',').map((item) => item.trim().toLowerCase());
  return items.some((item) => item === encoding || (item.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(item)));
}
