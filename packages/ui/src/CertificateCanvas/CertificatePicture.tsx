import { middleOf, PREVIEW_WIDTH } from '@cpd/domain/namePlacing';
import * as styles from './CertificateCanvas.css.ts';
import { CertificateDrawing, type CertificateDrawingProps } from './CertificateDrawing.tsx';
import { NameLine, type NameLineProps } from './NameLine.tsx';
import type { NameFonts } from './useNameFonts.ts';
import type { Template } from './useTemplate.ts';

export interface CertificatePictureProps extends Omit<NameLineProps, 'imageHeight'> {
  template: Template;
  /** The template in the size of the drawing. */
  picture: CertificateDrawingProps['picture'];
  name: string;
  fonts: NameFonts;
}

/** The marks of the ruler, in twelfths of the height. The middle one is longer. */
const marks = Array.from({ length: 13 }, (_, twelfth) => ({ twelfth, isMiddle: twelfth === 6 }));

/** The template with the name on it, the name line, and a ruler next to it. */
export function CertificatePicture(props: CertificatePictureProps) {
  const { template, picture, name, fonts, position, ...lineProps } = props;
  const middle = middleOf(template.height);
  return (
    <div className={styles.mat}>
      <div className={styles.sheet} style={{ aspectRatio: `${template.width} / ${template.height}` }}>
        <CertificateDrawing
          template={template}
          picture={picture}
          width={PREVIEW_WIDTH}
          position={position}
          name={name}
          fonts={fonts}
        />
        <div
          className={styles.guide}
          style={{ insetBlockStart: `${(100 * middle) / template.height}%` }}
          data-snapped={position === middle || undefined}
        />
        <NameLine {...lineProps} position={position} imageHeight={template.height} />
      </div>
      <div className={styles.ruler} aria-hidden="true">
        {marks.map(({ twelfth, isMiddle }) => (
          <span
            key={twelfth}
            className={styles.marks[isMiddle ? 'long' : 'short']}
            style={{ insetBlockStart: `${(100 * twelfth) / 12}%` }}
          >
            {isMiddle && '½'}
          </span>
        ))}
      </div>
    </div>
  );
}
