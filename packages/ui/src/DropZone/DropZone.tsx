import type { UploadKind } from '@cpd/domain/upload';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { CheckIcon, ErrorIcon, InfoIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DropZone.css.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { Refusal } from './sortFiles.ts';
import { UploadFailure, UploadProgress } from './UploadProgress.tsx';
import type { UploadState } from './UploadState.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useUploadNews } from './useUploadNews.ts';
import { chooseLabels, type DragVerdict, hint, verdictWords } from './words.ts';

/** What a drop zone takes, shows and reports. */
export interface DropZoneProps {
  /** The visible name of what is set here: 'Preview image'. */
  label: string;
  /** The kind of file taken: PNG and JPEG images, or PDFs. */
  kind: UploadKind;
  /** How an upload is going; the caller runs it. */
  upload: UploadState;
  /** Receives the files to upload, checked for type and size; never an empty list. */
  onFiles: (files: readonly File[]) => void;
  /** Receives the files that were refused; the zone has told the person already. */
  onRefused?: (refusals: readonly Refusal[]) => void;
  /** What is set now; stays when an upload fails. */
  preview?: ReactNode;
  /** What is required of the file, such as 'A preview image is required to enable the course.' */
  requirement?: string;
  /**
   * Takes several files at once.
   * @default false
   */
  hasMany?: boolean;
  /**
   * Takes the zone out of use; a running upload does so by itself.
   * @default false
   */
  isDisabled?: boolean;
}

/** Takes files by drop, by choice and by paste, and shows how their upload is going. */
export function DropZone(props: DropZoneProps) {
  const { label, kind, upload, onFiles, onRefused, preview, requirement, hasMany = false, isDisabled = false } = props;
  const isUploading = upload.state === 'uploading';
  const { dropzone, verdict, refusals } = useFileDrop({
    kind,
    hasMany,
    isDisabled: isDisabled || isUploading,
    onFiles,
    onRefused,
  });
  const news = useUploadNews(upload);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The upload's own buttons go with it.
  useFocusHandover(field, () => () => button.current?.focus());

  return (
    <div ref={field} className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div
        {...dropzone.getRootProps({
          role: 'group',
          'aria-labelledby': `${id}-label`,
          'aria-describedby': requirement === undefined ? undefined : `${id}-requirement`,
          // A click on the zone gives it the focus, so that a paste finds it.
          tabIndex: -1,
        })}
        // Said of the group while a file is on its way, it would hold for the upload's Cancel too.
        aria-disabled={isDisabled && !isUploading}
        className={styles.zone}
        data-verdict={verdict}
      >
        <input {...dropzone.getInputProps({ 'aria-label': label })} style={{ display: 'none' }} />
        <div className={styles.content}>
          {preview !== undefined && <div className={styles.preview}>{preview}</div>}
          <div className={styles.prompt}>
            <p id={`${id}-hint`} className={styles.hint}>
              {hint(kind, hasMany)}
            </p>
            <Button
              ref={button}
              onPress={dropzone.open}
              // Busy rather than disabled, which would take the focus away, even where the whole form is out of use.
              isDisabled={isDisabled && !isUploading}
              isPending={isUploading}
              aria-describedby={`${id}-label ${id}-hint`}
            >
              {chooseLabels[kind]}
            </Button>
            {upload.state === 'uploading' && <UploadProgress upload={upload} />}
            {upload.state === 'failed' && <UploadFailure upload={upload} />}
            {upload.state === 'idle' && <RefusedFiles refusals={refusals} kind={kind} hasMany={hasMany} />}
          </div>
        </div>
        {verdict !== 'none' && (
          <div className={styles.verdict}>
            <VerdictIcon verdict={verdict} />
            {verdictWords(verdict, kind)}
          </div>
        )}
      </div>
      {requirement !== undefined && (
        <p id={`${id}-requirement`} className={styles.requirement}>
          {requirement}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{verdictWords(verdict, kind) || news}</span>
      </VisuallyHidden>
    </div>
  );
}

function VerdictIcon({ verdict }: { verdict: DragVerdict }) {
  if (verdict === 'accept') return <CheckIcon />;
  return verdict === 'unknown' ? <InfoIcon /> : <ErrorIcon />;
}
