/** The file of an upload. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

const PART = /^--[^\r\n]+\r\n(?<head>[\s\S]*?)\r\n\r\n(?<content>[\s\S]*)\r\n--[^\r\n]+--\s*$/;

/**
 * Reads the multipart field `file`. `Request.formData` creates files of the global class, which jsdom replaces with
 * another one and then rejects.
 */
export async function readSentFile(request: Request): Promise<SentFile | undefined> {
  // One character for each byte, so that lengths are sizes.
  const text = new TextDecoder('latin1').decode(await request.arrayBuffer());
  const { head = '', content = '' } = PART.exec(text)?.groups ?? {};
  const name = /name="file"; filename="([^"]*)"/.exec(head)?.[1];
  const type = /^content-type:(.+)$/im.exec(head)?.[1] ?? '';
  return name === undefined ? undefined : { name, type: type.trim(), size: content.length };
}
