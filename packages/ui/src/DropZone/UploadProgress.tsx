import { formatBytes } from '@cpd/domain/bytes';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import * as styles from './DropZone.css.ts';
import { percentDone } from './texts.ts';
import type { FailedUpload, RunningUpload } from './UploadState.ts';

export interface UploadProgressProps {
  upload: RunningUpload;
}

/** The progress of an upload, with a Cancel button. */
export function UploadProgress({ upload }: UploadProgressProps) {
  const { fileName, loaded, total, onCancel } = upload;
  const percent = percentDone(loaded, total);
  return (
    <div className={styles.progress}>
      <div className={styles.progressHead}>
        <bdi className={styles.fileName}>{fileName}</bdi>
        <Button size="small" onPress={onCancel} aria-label={say('Cancel upload of {file}', { file: fileName })}>
          {say('Cancel')}
        </Button>
      </div>
      <ProgressBar
        className={styles.bar}
        aria-label={say('Uploading {file}', { file: fileName })}
        value={percent ?? 0}
        isIndeterminate={percent === null}
      >
        <div
          className={styles.fill}
          style={{ inlineSize: `${percent ?? 100}%` }}
          data-indeterminate={percent === null || undefined}
        />
      </ProgressBar>
      <div className={styles.progressText}>
        <bdi>
          {percent === null
            ? say(formatBytes(loaded))
            : say('{loaded} of {total}', { loaded: formatBytes(loaded), total: formatBytes(total) })}
        </bdi>
        {percent !== null && <bdi dir="ltr">{say('{percent} %', { percent })}</bdi>}
      </div>
    </div>
  );
}

export interface UploadFailureProps {
  upload: FailedUpload;
}

/** Says that a file was not uploaded, and why. */
export function failureText({ fileName, message }: FailedUpload): string {
  return say('{file} was not uploaded. {reason}', { file: fileName, reason: message });
}

/** The error of an upload, with a retry if it can succeed. */
export function UploadFailure({ upload }: UploadFailureProps) {
  const { fileName, onRetry } = upload;
  return (
    <div className={styles.failure}>
      <ErrorIcon />
      <div className={styles.sentences}>
        <p className={styles.message}>{failureText(upload)}</p>
        {onRetry && (
          <Button size="small" onPress={onRetry} aria-label={say('Retry upload of {file}', { file: fileName })}>
            {say('Retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
