import { useState } from 'react';
import { useModal } from '../DialogQueue/index.ts';
import { saveFile } from './saveFile.ts';

/** Loads a file and saves it, and reports a failure. */
export function useDownload() {
  const [isSaving, setIsSaving] = useState(false);
  const { reportFailure } = useModal();

  async function download(name: string, load: () => Promise<Blob>): Promise<void> {
    setIsSaving(true);
    try {
      saveFile(name, await load());
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsSaving(false);
    }
  }
  return { isSaving, download };
}
