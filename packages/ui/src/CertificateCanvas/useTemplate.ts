import { useEffect, useState } from 'react';
import { loadTemplate, type Template } from './loadTemplate.ts';

/** How far the template image has come. */
export type TemplateState =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly template: Template };

/** What `useTemplate` answers. */
export interface TemplateLoading {
  /** How far the image has come. */
  readonly state: TemplateState;
  /** Loads an image that failed once more. */
  readonly retry: () => void;
}

/** Loads the template at an address, anew when the address changes; null stands for no template. */
export function useTemplate(url: string | null): TemplateLoading {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [arrived, setArrived] = useState<{ key: string; state: TemplateState }>();

  useEffect(() => {
    if (url === null) return;
    let isCurrent = true;
    const arrive = (state: TemplateState) => {
      if (isCurrent) setArrived({ key, state });
    };
    loadTemplate(url).then(
      (template) => arrive({ status: 'ready', template }),
      () => arrive({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, key]);

  const retry = () => setAttempt((current) => current + 1);
  if (url === null) return { state: { status: 'none' }, retry };
  return { state: arrived?.key === key ? arrived.state : { status: 'loading' }, retry };
}
