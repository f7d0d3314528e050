export interface IdleUpload {
  readonly state: 'idle';
}

export interface RunningUpload {
  readonly state: 'uploading';
  /** Name of the file on its way. */
  readonly fileName: string;
  readonly loaded: number;
  /** Bytes in all; 0 while that is unknown. */
  readonly total: number;
  readonly onCancel: () => void;
}

/** An upload failed; what was set before stays set. */
export interface FailedUpload {
  readonly state: 'failed';
  /** Name of the file that did not arrive. */
  readonly fileName: string;
  /** What went wrong, in words for a person. */
  readonly message: string;
  /** Sends the file again; undefined where that cannot succeed. */
  readonly onRetry: (() => void) | undefined;
}

export type UploadState = IdleUpload | RunningUpload | FailedUpload;
