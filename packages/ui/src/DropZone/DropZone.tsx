import { formatBytes } from '@cpd/domain/bytes';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { DropzoneRootProps } from 'react-dropzone';
import { Button } from '../Button/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { CheckIcon, ErrorIcon, InfoIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import { Notice } from '../Notice/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DropZone.css.ts';
import type { FileKind } from './sortFiles.ts';
import { type DragVerdict, hint, rejectionAdvice, replacementHint, verdictText } from './texts.ts';
import { failureText, UploadFailure, UploadProgress } from './UploadProgress.tsx';
import type { UploadState } from './UploadState.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface DropZoneProps {
  /** The visible label: 'Preview image'. */
  label: string;
  /** The accepted files and the texts about them. */
  kind: FileKind;
  /** The state of the upload, which the caller runs. */
  upload: UploadState;
  /** Receives at least one file of an accepted type and size. */
  onFiles: (files: readonly File[]) => void;
  /** The current file, or a link to it. It stays when an upload fails. */
  preview?: ReactNode;
  /** Whether the page shows the current file elsewhere. The zone then only replaces it. */
  isShownElsewhere?: boolean;
  /** The name of the current file, its size in bytes and what there is to know about it, if known. */
  file?:
    | { readonly name: string; readonly size?: number | undefined; readonly notice?: string | undefined }
    | undefined;
  /** A description beside the label: 'A preview image is required to enable the course.' */
  requirement?: string | undefined;
  /** Accepts several files at once. */
  allowsMultiple?: boolean;
  /** Disables the zone. A running upload also disables it. */
  isDisabled?: boolean;
  /** Renders the zone among other content, such as a text field, over which files can be dropped as well. */
  children?: (zone: ReactNode) => ReactNode;
}

/** A file field for drop, file chooser and paste, with the progress of the upload. */
export function DropZone(props: DropZoneProps) {
  const { label, kind, onFiles, preview, requirement, children } = props;
  const { isShownElsewhere = false, allowsMultiple = false, isDisabled = false } = props;
  const { news, upload } = useUploadNews(props.upload);
  const isUploading = upload.state === 'uploading';
  const { dropzone, verdict, rejections } = useFileDrop({
    kind,
    allowsMultiple,
    isDisabled: isDisabled || isUploading,
    onFiles,
  });
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The buttons of the upload disappear with it.
  useFocusHandover(field, () => () => button.current?.focus());
  // A text copied from a spreadsheet includes a picture of it, so only the zone itself accepts pasted files.
  const { onPaste, ...dropProps } = dropzone.getRootProps<DropzoneRootProps>({ 'aria-disabled': undefined });
  const group = {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': requirement === undefined ? undefined : `${id}-requirement`,
    // A click focuses the zone, so that it receives a paste.
    tabIndex: -1,
    onPaste,
  };

  const zone = (
    <div ref={field} className={fieldStyles.field}>
      <LabelRow id={id} label={label} requirement={requirement} />
      <div
        {...(children === undefined && dropProps)}
        {...group}
        // During an upload, `aria-disabled` on the group would include the Cancel button.
        aria-disabled={isDisabled && !isUploading}
        className={styles.zone}
        data-verdict={verdict}
      >
        <input {...dropzone.getInputProps({ 'aria-label': label })} style={{ display: 'none' }} />
        <div className={styles.content}>
          {preview !== undefined && !isShownElsewhere && <div className={styles.preview}>{preview}</div>}
          <Prompt {...props} id={id} button={button} upload={upload} rejections={rejections} onChoose={dropzone.open} />
        </div>
        {verdict !== 'none' && (
          <div className={styles.verdict}>
            <VerdictIcon verdict={verdict} />
            <bdi>{verdictText(verdict, kind)}</bdi>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{verdictText(verdict, kind) || news}</span>
      </VisuallyHidden>
    </div>
  );
  if (children === undefined) return zone;
  return (
    <div {...dropProps} className={styles.dropArea}>
      {children(zone)}
    </div>
  );
}

function LabelRow({ id, label, requirement }: Pick<DropZoneProps, 'label' | 'requirement'> & { id: string }) {
  return (
    <div className={styles.labelRow}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {requirement !== undefined && (
        <span id={`${id}-requirement`} className={fieldStyles.help}>
          {requirement}
        </span>
      )}
    </div>
  );
}

interface PromptProps extends DropZoneProps {
  id: string;
  button: Ref<HTMLButtonElement>;
  rejections: readonly string[];
  onChoose: () => void;
}

/** The file that is set, what can be chosen, and what has become of the last choice. */
function Prompt(props: PromptProps) {
  const { id, button, kind, upload, preview, file, rejections, onChoose } = props;
  const { isShownElsewhere = false, allowsMultiple = false, isDisabled = false } = props;
  const isUploading = upload.state === 'uploading';
  const isSet = !allowsMultiple && (preview !== undefined || file !== undefined);
  return (
    <div className={styles.prompt}>
      {file !== undefined && !isUploading && (
        <p>
          <bdi className={styles.label}>{file.name}</bdi>{' '}
          {file.size !== undefined && <bdi className={styles.hint}>{say(formatBytes(file.size))}</bdi>}
        </p>
      )}
      {file?.notice !== undefined && !isUploading && <Notice tone="caution">{file.notice}</Notice>}
      <p id={`${id}-hint`} className={styles.hint}>
        {isSet ? replacementHint(kind) : hint(kind, allowsMultiple)}
      </p>
      <Button
        ref={button}
        onPress={onChoose}
        // A disabled button would lose the focus, so it is pending instead.
        isDisabled={isDisabled && !isUploading}
        isPending={isUploading}
        aria-describedby={`${id}-label ${id}-hint`}
      >
        {kind.chooseLabel}
      </Button>
      {isShownElsewhere && preview}
      {upload.state === 'uploading' && <UploadProgress upload={upload} />}
      {upload.state !== 'uploading' && rejections.length > 0 && (
        <RejectedFiles rejections={rejections} advice={rejectionAdvice(kind, allowsMultiple)} />
      )}
      {upload.state === 'failed' && <UploadFailure upload={upload} />}
    </div>
  );
}

function VerdictIcon({ verdict }: { verdict: DragVerdict }) {
  if (verdict === 'accept') return <CheckIcon />;
  return verdict === 'unknown' ? <InfoIcon /> : <ErrorIcon />;
}

const MAX_VISIBLE_REASONS = 5;

/** Announces the rejected files, the reasons, and what to do. */
function RejectedFiles({ rejections, advice }: { rejections: readonly string[]; advice: string }) {
  return (
    <div className={styles.failure} role="alert">
      <ErrorIcon />
      <div>
        {rejections.slice(0, MAX_VISIBLE_REASONS).map((rejection, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rejected files can have the same name, and the list never changes in place.
          <p key={index}>{rejection}</p>
        ))}
        {rejections.length > MAX_VISIBLE_REASONS && (
          <p>
            {say('And {n, plural, one {# more file} other {# more files}}.', {
              n: rejections.length - MAX_VISIBLE_REASONS,
            })}
          </p>
        )}
        <p>{advice}</p>
      </div>
    </div>
  );
}

/** The announcement of an upload that starts, succeeds, fails or is cancelled. */
function useUploadNews(upload: UploadState): { news: string; upload: UploadState } {
  const [news, setNews] = useState('');
  const previous = useRef<UploadState>({ state: 'idle' });
  const isCancelled = useRef(false);
  useEffect(() => {
    const before = previous.current;
    previous.current = upload;
    if (upload.state === 'failed') setNews(failureText(upload));
    else if (upload.state === 'uploading') setNews(say('Uploading {file}.', { file: upload.fileName }));
    else if (before.state === 'uploading')
      setNews(isCancelled.current ? say('Upload cancelled.') : say('{file} uploaded', { file: before.fileName }));
    if (upload.state !== 'uploading') isCancelled.current = false;
  }, [upload]);
  if (upload.state !== 'uploading') return { news, upload };
  const handleCancel = () => {
    isCancelled.current = true;
    upload.onCancel();
  };
  return { news, upload: { ...upload, onCancel: handleCancel } };
}
