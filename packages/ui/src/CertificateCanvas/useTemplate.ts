import type { TemplateSize } from '@cpd/domain/namePlacing';
import { useEffect, useState } from 'react';

export interface Template extends TemplateSize {
  readonly image: HTMLImageElement;
}

export type TemplateState =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly template: Template };

/** Loads a template, again when the URL changes and on a retry; null for no template. */
export function useTemplate(url: string | null): { readonly state: TemplateState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [loaded, setLoaded] = useState<{ key: string; state: TemplateState }>();

  useEffect(() => {
    if (url === null) return;
    let isCurrent = true;
    const update = (state: TemplateState) => {
      if (isCurrent) setLoaded({ key, state });
    };
    loadTemplate(url).then(
      (template) => update({ status: 'ready', template }),
      () => update({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, key]);

  const retry = () => setAttempt((current) => current + 1);
  if (url === null) return { state: { status: 'none' }, retry };
  return { state: loaded?.key === key ? loaded.state : { status: 'loading' }, retry };
}

/** @throws if the URL is not an image of at least 2 by 2 pixels */
async function loadTemplate(url: string): Promise<Template> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width < 2 || height < 2) throw new Error(`The template ${url} has no pixels to put a name on.`);
  return { image, width, height };
}
