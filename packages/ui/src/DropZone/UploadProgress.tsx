import { useLayoutEffect, useRef } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import {
  bar,
  failure,
  fileName as fileNameStyle,
  fill,
  progress,
  progressHead,
  progressText,
  sentence,
  sentences,
} from './DropZone.css.ts';
import type { FailedUpload, RunningUpload } from './UploadState.ts';
import { percentDone, sizeText } from './words.ts';

/** Gives the focus on to `onFocusLost` when the button that holds it goes. */
function useFocusOnward(onFocusLost: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onFocusLost);
  useLayoutEffect(() => {
    latest.current = onFocusLost;
  });
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) latest.current();
    };
  }, []);
  return button;
}

/** What the progress shows. */
export interface UploadProgressProps {
  /** The upload that runs. */
  upload: RunningUpload;
  /** Takes the focus when the Cancel button goes while holding it. */
  onFocusLost: () => void;
}

/** Shows how far an upload has come, and lets it be given up. */
export function UploadProgress({ upload, onFocusLost }: UploadProgressProps) {
  const button = useFocusOnward(onFocusLost);
  const { fileName, loaded, total, onCancel } = upload;
  const percent = percentDone(loaded, total);
  return (
    <div className={progress}>
      <div className={progressHead}>
        <bdi className={fileNameStyle}>{fileName}</bdi>
        <Button ref={button} size="small" onPress={onCancel} aria-label={`Cancel upload of ${fileName}`}>
          Cancel
        </Button>
      </div>
      <ProgressBar
        className={bar}
        aria-label={`Uploading ${fileName}`}
        value={percent ?? 0}
        isIndeterminate={percent === null}
      >
        <div
          className={fill}
          style={{ inlineSize: `${percent ?? 100}%` }}
          data-indeterminate={percent === null || undefined}
        />
      </ProgressBar>
      <div className={progressText}>
        <bdi>{percent === null ? sizeText(loaded) : `${sizeText(loaded)} of ${sizeText(total)}`}</bdi>
        {percent !== null && <bdi dir="ltr">{percent} %</bdi>}
      </div>
    </div>
  );
}

/** What the failure shows. */
export interface UploadFailureProps {
  /** The upload that failed. */
  upload: FailedUpload;
  /** Takes the focus when the Retry button goes while holding it. */
  onFocusLost: () => void;
}

/** Says why an upload failed, and lets it be tried again. */
export function UploadFailure({ upload, onFocusLost }: UploadFailureProps) {
  const button = useFocusOnward(onFocusLost);
  const { fileName, message, onRetry } = upload;
  return (
    <div className={failure}>
      <ErrorIcon />
      <div className={sentences}>
        <p className={sentence}>
          {fileName} was not uploaded. {message}
        </p>
        <Button ref={button} size="small" onPress={onRetry} aria-label={`Retry upload of ${fileName}`}>
          Retry
        </Button>
      </div>
    </div>
  );
}
