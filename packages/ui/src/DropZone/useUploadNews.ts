import { useEffect, useRef, useState } from 'react';
import type { UploadState } from './UploadState.ts';

/** Puts into words, for assistive technology, that an upload began, ended or failed. */
export function useUploadNews(upload: UploadState): string {
  const [news, setNews] = useState('');
  const previous = useRef<UploadState>({ state: 'idle' });
  useEffect(() => {
    const before = previous.current;
    previous.current = upload;
    if (upload.state === 'failed') setNews(`${upload.fileName} was not uploaded. ${upload.message}`);
    else if (upload.state === 'uploading') setNews(`Uploading ${upload.fileName}.`);
    else if (before.state === 'uploading') setNews(`The upload of ${before.fileName} has ended.`);
  }, [upload]);
  return news;
}
