import { useCapability } from '@cpd/api/capabilities';
import { certificateGroups } from '@cpd/api/certificateGroups';
import type { PreviewFormat } from '@cpd/ui/CertificateCanvas';
import { say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import { saveFile } from '@cpd/ui/saveFile';
import type { GroupValues } from './groupValues.ts';

const types = { png: 'image/png', pdf: 'application/pdf' } as const;

/** Downloads the form's certificate as the server renders it; undefined if the server does not offer that. */
export function usePreviewFile({ template, position }: GroupValues) {
  const { run, isRunning } = certificateGroups.preview.useMutation();
  const notify = useNotify();
  const isOffered = useCapability('certificate-preview') !== false;

  async function handlePreview(name: string, format: PreviewFormat) {
    if (template === null) return;
    const outcome = await run({ template, position: Math.max(Math.round(position), 0), name, format });
    if (!outcome.isDone) return;
    const bytes = Uint8Array.from(atob(outcome.response.content), (character) => character.charCodeAt(0));
    const fileName = `certificate-preview.${format}`;
    saveFile(fileName, new Blob([bytes], { type: types[format] }));
    notify(say('{fileName} downloaded', { fileName }));
  }
  return isOffered ? { onPreview: handlePreview, isRunning } : undefined;
}
