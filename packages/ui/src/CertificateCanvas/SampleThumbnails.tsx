import * as styles from './CertificateCanvas.css.ts';
import { CertificateDrawing, type CertificateDrawingProps } from './CertificateDrawing.tsx';
import { demandingNames } from './sampleNames.ts';
import { useNameFonts } from './useNameFonts.ts';

/** In CSS pixels. */
const THUMBNAIL_WIDTH = 128;

export type SampleThumbnailsProps = Pick<CertificateDrawingProps, 'template' | 'picture' | 'position'>;

/** The certificate with the most demanding names, to check that the position suits all of them. */
export function SampleThumbnails(props: SampleThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="Other names at this position">
      {demandingNames.map(({ label, value }) => (
        <li key={label}>
          <Thumbnail {...props} name={value} />
          <span className={styles.caption}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ name, ...props }: SampleThumbnailsProps & { name: string }) {
  const { width, height } = props.template;
  return (
    <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <CertificateDrawing {...props} width={THUMBNAIL_WIDTH} name={name} fonts={useNameFonts(name)} />
    </div>
  );
}
