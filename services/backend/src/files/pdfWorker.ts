import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Whether a PDF has a page that can be shown. */
export default async function inspect(data: Uint8Array): Promise<'readable' | 'locked' | 'damaged'> {
  const loading = getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS });
  try {
    await (await loading.promise).getPage(1);
    return 'readable';
  } catch (error) {
    return error instanceof PasswordException ? 'locked' : 'damaged';
  } finally {
    await loading.destroy();
  }
}
