import type { Upload } from '@cpd/api/uploads';
import type { UploadState } from '@cpd/ui/DropZone';

/** Turns an upload into what a drop zone shows. */
export function uploadStateOf({ state, cancel, retry }: Upload, onRetried: (id: string) => void): UploadState {
  if (state.status === 'idle') return { state: 'idle' };
  const { name: fileName, size } = state.file;
  if (state.status === 'uploading') {
    return { state: 'uploading', fileName, loaded: Math.round(size * state.progress), total: size, onCancel: cancel };
  }
  async function handleRetry() {
    const outcome = await retry?.();
    if (outcome?.isDone) onRetried(outcome.answer);
  }
  return { state: 'failed', fileName, message: state.message, onRetry: () => void handleRetry() };
}
