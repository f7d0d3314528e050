import { isAtEdge } from '@cpd/domain/certificate';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { HoldButton } from '../HoldButton/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { WholeNumberField } from '../WholeNumberField/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { CertificatePicture } from './CertificatePicture.tsx';
import type { NameFonts } from './useNameFonts.ts';
import { nudgeSchedule, useNameLine } from './useNameLine.ts';
import type { Template } from './useTemplate.ts';

export interface NamePlacingProps {
  template: Template;
  name: string;
  fonts: NameFonts;
  /** Where the line stands, in template pixels, inside the image. */
  position: number;
  onPositionChange: (position: number) => void;
  isDisabled: boolean;
}

const directions = [
  { direction: 'up', icon: <ArrowUpIcon /> },
  { direction: 'down', icon: <ArrowDownIcon /> },
] as const;

/** The certificate and every way to move the name on it: by hand, by keys, by buttons and by number. */
export function NamePlacing({ template, name, fonts, position, onPositionChange, isDisabled }: NamePlacingProps) {
  const imageHeight = template.height;
  const frame = useRef<HTMLDivElement>(null);
  const line = useNameLine({ frame, position, imageHeight, onPositionChange, isDisabled });
  return (
    <>
      <CertificatePicture template={template} name={name} fonts={fonts} line={line} frame={frame} />
      <div className={styles.placing}>
        <div className={styles.buttons}>
          {directions.map(({ direction, icon }) => (
            <HoldButton
              key={direction}
              label={`Move ${direction}`}
              icon={icon}
              schedule={nudgeSchedule}
              onStep={(size) => line.step(direction, size)}
              onHoldEnd={line.announceLast}
              isAtEdge={isAtEdge(position, direction, imageHeight)}
              isDisabled={isDisabled}
            />
          ))}
        </div>
        <div className={styles.number}>
          <WholeNumberField
            label="Position"
            description={`Pixels from the top, 1 to ${imageHeight - 1}.`}
            value={position}
            min={1}
            max={imageHeight - 1}
            onChange={line.moveTo}
            isDisabled={isDisabled}
          />
          <div className={styles.middle}>
            <Button onPress={line.moveToMiddle} isDisabled={isDisabled}>
              Middle
            </Button>
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          <span key={line.announcement.count}>{line.announcement.text}</span>
        </span>
      </VisuallyHidden>
    </>
  );
}
