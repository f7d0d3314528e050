import { useEffect, useState } from 'react';

/** A page of a list in the API's format. */
export interface Page<Row> {
  docs: Row[];
  total: number;
}

/** The displayed fields of a course. */
export interface Course {
  _id: string;
  title?: string | null;
  sequence: number;
  isEnable: boolean;
  certificateGroup?: { _id: string } | null;
}

export const PAGE_SIZE = 10;

/** Sends a request to the product's API with the stored session. */
export async function call(path: string, init: RequestInit = {}) {
  const { user } = JSON.parse(localStorage.getItem('root') ?? '{"user":{}}');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${user.accessToken}` };
  const response = await fetch(`/v1/${path}`, { ...init, headers });
  return response.json();
}

/** Reads from the API; undefined until the response. */
export function useRead<Answer>(path: string): Answer | undefined {
  return useReading<Answer>(path).response;
}

/** Reads from the API, with a function that reads again. */
export function useReading<Answer>(path: string): { response: Answer | undefined; reload: () => void } {
  const [read, setRead] = useState<{ path: string; response: Answer }>();
  const [time, setTime] = useState(0);
  useEffect(() => {
    let isWanted = true;
    call(path).then((response: Answer) => isWanted && setRead({ path, response }));
    return () => {
      isWanted = false;
    };
  }, [path, time]);
  return { response: read?.path === path ? read.response : undefined, reload: () => setTime(time + 1) };
}
