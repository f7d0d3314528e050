import { Spinner } from '../Spinner/index.ts';
import * as styles from './SheetImage.css.ts';

export interface SheetImageProps {
  src: string;
  /** What the picture shows, in words. */
  alt: string;
  /** Whether the picture is on its way: its place is kept. */
  isLoading: boolean;
  /** What is said meanwhile. */
  loadingLabel: string;
  /** Runs when the picture has come; receives whether it is wider than high. */
  onLoad: (isWide: boolean) => void;
  /** Runs when the picture cannot be had. */
  onError: () => void;
}

/** Shows a picture of a whole page, such as a certificate; printed, it fills one sheet. */
export function SheetImage({ src, alt, isLoading, loadingLabel, onLoad, onError }: SheetImageProps) {
  return (
    <figure className={styles.frame} data-loading={isLoading || undefined} aria-busy={isLoading || undefined}>
      <img
        className={styles.image}
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onLoad(naturalWidth > naturalHeight)}
        onError={onError}
      />
      {isLoading && (
        <div className={styles.waiting}>
          <Spinner size="large" label={loadingLabel} />
        </div>
      )}
    </figure>
  );
}
