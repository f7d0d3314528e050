import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Image.css.ts';

export interface ImageProps {
  /** The picture's address; without one words stand in its place. */
  src: string | undefined;
  /** What the picture shows, in words; '' where the words beside it say so already. */
  alt: string;
  /**
   * A thumbnail of 56×32 pixels, a whole sheet of paper on a mat of 56×40, a tile of 120×68, a preview of at most 200×200, or a page's cover in 16:9.
   * @default 'preview'
   */
  size?: 'thumbnail' | 'sheet' | 'tile' | 'preview' | 'cover';
  /**
   * What stands in the place of a picture that is not there.
   * @default 'No image'
   */
  fallback?: string | undefined;
  /**
   * Lets a press open the picture as large as it is, in a new browser tab.
   * @default false
   */
  opensFullSize?: boolean;
}

/** Shows a picture, and words where there is none. */
export function Image(props: ImageProps) {
  const { src, alt, size = 'preview', fallback = 'No image', opensFullSize = false } = props;
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return <bdi className={styles.fallbacks[size]}>{fallback}</bdi>;

  // A cover is what the page begins with.
  const loading = size === 'cover' ? 'eager' : 'lazy';
  const image = (
    <img
      className={styles.sizes[size]}
      src={src}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
  if (!opensFullSize) return image;
  return (
    <Link className={styles.fullSize} href={src} target="_blank" rel="noopener noreferrer">
      {image}
      <VisuallyHidden>in full size (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
