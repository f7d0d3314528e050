import { saveFile } from '@cpd/ui/saveFile';
import { useState } from 'react';
import { useReportFailure } from './useReportFailure.ts';

/** Loads a file and saves it, and reports a failure. */
export function useDownload() {
  const [isSaving, setIsSaving] = useState(false);
  const report = useReportFailure();

  async function download(name: string, load: () => Promise<Blob>): Promise<void> {
    setIsSaving(true);
    try {
      saveFile(name, await load());
    } catch (error) {
      report(error);
    } finally {
      setIsSaving(false);
    }
  }
  return { isSaving, download };
}
