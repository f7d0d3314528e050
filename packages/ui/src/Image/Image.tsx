import { useEffect, useState } from 'react';
import { say } from '../language/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Image.css.ts';

export interface ImageProps {
  /** The URL of the image. Without one the fallback text appears. */
  src: string | null | undefined;
  /** A description of the image; '' if the text next to it already has one. */
  alt: string;
  /**
   * A thumbnail of 56×32 pixels, a sheet of paper on a mat of 56×40, a small one of 72×40, a tile of 88×48, a preview
   * of at most 200×200, a cover in 16:9, at most 240 pixels high, or a page: as wide as its container, and one sheet of
   * paper when printed.
   * @default 'preview'
   */
  size?: 'thumbnail' | 'sheet' | 'small' | 'tile' | 'preview' | 'cover' | 'page';
  /**
   * The text that replaces an image that is missing or fails to load.
   * @default 'No image'
   */
  fallback?: string | undefined;
  /** Replaces an image of the size 'page' by a spinner with this label, in the shape of an A4 sheet. */
  loadingLabel?: string | undefined;
  /**
   * Links to the image in its full size, in a new browser tab.
   * @default false
   */
  opensFullSize?: boolean;
  onLoad?: (image: HTMLImageElement) => void;
  onError?: () => void;
}

/** An image in one of the sizes of the theme. */
export function Image(props: ImageProps) {
  const { src, alt, size = 'preview', fallback = say('No image'), loadingLabel, opensFullSize = false } = props;
  const { onLoad, onError } = props;
  const [failed, setFailed] = useState<string>();
  const hasFailed = src === failed;
  useEffect(() => {
    return typeof src === 'string' && hasFailed ? retry(src, () => setFailed(undefined)) : undefined;
  }, [src, hasFailed]);
  if (src === undefined || src === null || hasFailed) {
    return <bdi className={styles.fallbacks[size]}>{fallback}</bdi>;
  }

  const image = (
    <img
      // Another image is another element, because the old one would be seen until the new one has loaded.
      key={src}
      className={styles.sizes[size]}
      src={src}
      alt={alt}
      // A cover and a page are the main content.
      loading={size === 'cover' || size === 'page' ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      onError={() => {
        setFailed(src);
        onError?.();
      }}
    />
  );
  if (size === 'page') {
    const isLoading = loadingLabel !== undefined;
    return (
      <figure className={styles.page} data-loading={isLoading || undefined} aria-busy={isLoading || undefined}>
        {image}
        {isLoading && (
          <div className={styles.loading}>
            <Spinner size="large" label={loadingLabel} />
          </div>
        )}
      </figure>
    );
  }
  if (!opensFullSize) return image;
  return (
    <a className={styles.fullSize} href={src} target="_blank" rel="noopener noreferrer">
      {image}
      <VisuallyHidden>{` ${say('in full size (opens in a new tab)')}`}</VisuallyHidden>
    </a>
  );
}

/** How long a failed image waits until it is requested again, in milliseconds; each time twice as long. */
const FIRST_DELAY_MS = 5_000;

/** Requests a failed image until it arrives, at once when the browser is back online. Returns a function that stops. */
function retry(src: string, onArrival: () => void): () => void {
  const image = document.createElement('img');
  let delay = FIRST_DELAY_MS;
  let timer = setTimeout(request, delay);
  function request() {
    clearTimeout(timer);
    image.src = src;
  }
  image.onload = onArrival;
  image.onerror = () => {
    delay *= 2;
    timer = setTimeout(request, delay);
  };
  window.addEventListener('online', request);
  return () => {
    window.removeEventListener('online', request);
    clearTimeout(timer);
    image.onload = image.onerror = null;
  };
}
