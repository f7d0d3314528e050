export interface IdleUpload {
  readonly state: 'idle';
}

export interface RunningUpload {
  readonly state: 'uploading';
  readonly fileName: string;
  readonly loaded: number;
  /** The size in bytes; 0 if unknown. */
  readonly total: number;
  readonly onCancel: () => void;
}

/** An upload failed. The previous file stays. */
export interface FailedUpload {
  readonly state: 'failed';
  readonly fileName: string;
  readonly message: string;
  /** Uploads the file again; undefined if that cannot succeed. */
  readonly onRetry: (() => void) | undefined;
}

export type UploadState = IdleUpload | RunningUpload | FailedUpload;
