import { formatBytes } from '@cpd/domain/bytes';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { CheckIcon, ErrorIcon, InfoIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DropZone.css.ts';
import type { FileKind } from './sortFiles.ts';
import { UploadFailure, UploadProgress } from './UploadProgress.tsx';
import type { UploadState } from './UploadState.ts';
import { useFileDrop } from './useFileDrop.ts';
import { type DragVerdict, hint, refusalAdvice, replacementHint, verdictWords } from './words.ts';

export interface DropZoneProps {
  /** The visible name of what is set here: 'Preview image'. */
  label: string;
  /** What is taken, and what is said of it. */
  kind: FileKind;
  /** How an upload is going; the caller runs it. */
  upload: UploadState;
  /** Receives the files to upload, checked for type and size; never an empty list. */
  onFiles: (files: readonly File[]) => void;
  /** What is set now, or a link to it where it is shown elsewhere; stays when an upload fails. */
  preview?: ReactNode;
  /** What is set now is shown elsewhere on the page: the zone only says how to replace it. */
  isShownElsewhere?: boolean;
  /** The name of what is set now and its size in bytes, where they are known. */
  file?: { readonly name: string; readonly size?: number | undefined } | undefined;
  /** What is required of the file, such as 'A preview image is required to enable the course.' */
  requirement?: string;
  /** Takes several files at once. */
  hasMany?: boolean;
  /** Takes the zone out of use; a running upload does so by itself. */
  isDisabled?: boolean;
}

/** Takes files by drop, by choice and by paste, and shows how their upload is going. */
export function DropZone(props: DropZoneProps) {
  const { label, kind, onFiles, preview, file, requirement } = props;
  const { isShownElsewhere = false, hasMany = false, isDisabled = false } = props;
  const { news, upload } = useUploadNews(props.upload);
  const isUploading = upload.state === 'uploading';
  const { dropzone, verdict, refusals } = useFileDrop({
    kind,
    hasMany,
    isDisabled: isDisabled || isUploading,
    onFiles,
  });
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
          {preview !== undefined && !isShownElsewhere && <div className={styles.preview}>{preview}</div>}
          <div className={styles.prompt}>
            {file !== undefined && !isUploading && (
              <p className={styles.setFile}>
                <bdi className={styles.setName}>{file.name}</bdi>{' '}
                {file.size !== undefined && <bdi className={styles.hint}>{formatBytes(file.size)}</bdi>}
              </p>
            )}
            <p id={`${id}-hint`} className={styles.hint}>
              {isShownElsewhere ? replacementHint(kind) : hint(kind, hasMany)}
            </p>
            <Button
              ref={button}
              onPress={dropzone.open}
              // Busy rather than disabled, which would take the focus away, even where the whole form is out of use.
              isDisabled={isDisabled && !isUploading}
              isPending={isUploading}
              aria-describedby={`${id}-label ${id}-hint`}
            >
              {kind.chooseLabel}
            </Button>
            {isShownElsewhere && preview}
            {upload.state === 'uploading' && <UploadProgress upload={upload} />}
            {upload.state !== 'uploading' && refusals.length > 0 && (
              <RefusedFiles refusals={refusals} advice={refusalAdvice(kind, hasMany)} />
            )}
            {upload.state === 'failed' && <UploadFailure upload={upload} />}
          </div>
        </div>
        {verdict !== 'none' && (
          <div className={styles.verdict}>
            <VerdictIcon verdict={verdict} />
            <bdi>{verdictWords(verdict, kind)}</bdi>
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

const SHOWN_REFUSALS = 5;

/** Says at once which files were refused, why, and what to do. */
function RefusedFiles({ refusals, advice }: { refusals: readonly string[]; advice: string }) {
  return (
    <div className={styles.failure} role="alert">
      <ErrorIcon />
      <div>
        {refusals.slice(0, SHOWN_REFUSALS).map((refusal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may have the same name, and the list never changes in place.
          <p key={index}>{refusal}</p>
        ))}
        {refusals.length > SHOWN_REFUSALS && <p>{`And ${refusals.length - SHOWN_REFUSALS} more files.`}</p>}
        <p>{advice}</p>
      </div>
    </div>
  );
}

/** Puts into words, for assistive technology, that an upload began, ended or failed; it is told when one is given up. */
function useUploadNews(upload: UploadState): { news: string; upload: UploadState } {
  const [news, setNews] = useState('');
  const previous = useRef<UploadState>({ state: 'idle' });
  const isCancelled = useRef(false);
  useEffect(() => {
    const before = previous.current;
    previous.current = upload;
    if (upload.state === 'failed') setNews(`${upload.fileName} was not uploaded. ${upload.message}`);
    else if (upload.state === 'uploading') setNews(`Uploading ${upload.fileName}.`);
    else if (before.state === 'uploading')
      setNews(isCancelled.current ? 'Upload cancelled.' : `${before.fileName} uploaded`);
    if (upload.state !== 'uploading') isCancelled.current = false;
  }, [upload]);
  if (upload.state !== 'uploading') return { news, upload };
  const handleCancel = () => {
    isCancelled.current = true;
    upload.onCancel();
  };
  return { news, upload: { ...upload, onCancel: handleCancel } };
}
