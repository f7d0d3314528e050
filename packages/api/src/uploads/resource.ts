import type { UploadKind } from '@cpd/domain/upload';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions, Client } from '../client/createClient.ts';
import { type Outcome, useAction } from '../react/useAction.ts';
import * as calls from './contract.ts';

export function imageAddress(client: Client, id: string): string {
  return client.addressOf(calls.readImage, { id });
}

export function fileAddress(client: Client, id: string): string {
  return client.addressOf(calls.readFile, { id });
}

/** Uploads an image or a PDF and answers its id; the page shows its progress. */
export function upload(client: Client, kind: UploadKind, file: Blob, options: CallOptions = {}): Promise<string> {
  return client.call(kind === 'image' ? calls.uploadImage : calls.uploadFile, {}, { ...options, file, overlay: false });
}

export type UploadState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'uploading';
      readonly file: File;
      /** The share that has been sent, from 0 to 1. */
      readonly progress: number;
    }
  | { readonly status: 'failed'; readonly file: File; readonly message: string };

export interface Upload {
  readonly state: UploadState;
  /** Sends a file, in place of one still on its way; the answer is its id. */
  readonly start: (file: File) => Promise<Outcome<string>>;
  /** Gives the upload up, silently. */
  readonly cancel: () => void;
  /** Sends a failed file again; undefined while none has failed. */
  readonly retry: (() => Promise<Outcome<string>>) | undefined;
}

const idle: UploadState = { status: 'idle' };

/** Uploads files of one kind, one at a time; leaving the page gives the upload up. */
export function useUpload(kind: UploadKind): Upload {
  const [state, setState] = useState<UploadState>(idle);
  const current = useRef<AbortController>(null);
  const action = useAction<[File, AbortSignal], string>({
    perform: (client, file, signal) =>
      upload(client, kind, file, {
        signal,
        onProgress(progress) {
          if (!signal.aborted) setState({ status: 'uploading', file, progress });
        },
      }),
    // The former upload has been given up by then, though it may not have noticed yet.
    dedupe: 'none',
  });
  useEffect(() => () => current.current?.abort(), []);

  async function start(file: File): Promise<Outcome<string>> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setState({ status: 'uploading', file, progress: 0 });
    const outcome = await action.run(file, controller.signal);
    if (current.current === controller) {
      const hasFailed = !outcome.isDone && !outcome.error.isSilent;
      setState(hasFailed ? { status: 'failed', file, message: outcome.error.message } : idle);
    }
    return outcome;
  }

  return {
    state,
    start,
    cancel: () => current.current?.abort(),
    retry: state.status === 'failed' ? () => start(state.file) : undefined,
  };
}
