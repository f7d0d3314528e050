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
        <Button size="small" onPress={onCancel} aria-label={`Cancel upload of ${fileName}`}>
          {say('Cancel')}
        </Button>
      </div>
      <ProgressBar
        className={styles.bar}
        aria-label={`Uploading ${fileName}`}
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
        <bdi>{percent === null ? formatBytes(loaded) : `${formatBytes(loaded)} of ${formatBytes(total)}`}</bdi>
        {percent !== null && <bdi dir="ltr">{`${percent} %`}</bdi>}
      </div>
    </div>
  );
}

export interface UploadFailureProps {
  upload: FailedUpload;
}

/** The error of an upload, with a retry if it can succeed. */
export function UploadFailure({ upload }: UploadFailureProps) {
  const { fileName, message, onRetry } = upload;
  return (
    <div className={styles.failure}>
      <ErrorIcon />
      <div className={styles.sentences}>
        <p className={styles.message}>{`${fileName} was not uploaded. ${message}`}</p>
        {onRetry && (
          <Button size="small" onPress={onRetry} aria-label={`Retry upload of ${fileName}`}>
            {say('Retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
