import { type Direction, isAtEdge, middleOf } from '@cpd/domain/certificate';
import { Button } from '../Button/index.ts';
import { HoldButton } from '../HoldButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { WholeNumberField } from '../WholeNumberField/index.ts';
import { buttons, middle, number } from './CertificateCanvas.css.ts';
import { CertificatePicture } from './CertificatePicture.tsx';
import type { Template } from './loadTemplate.ts';
import { positionText } from './positionText.ts';
import { useLineMover } from './useLineMover.ts';
import { useThrottledAnnouncement } from './useThrottledAnnouncement.ts';

/** What is placed where. */
export interface NamePlacingProps {
  /** The template behind the name. */
  template: Template;
  /** The name on the line. */
  name: string;
  /** Where the line stands, in template pixels, inside the image. */
  position: number;
  /** Receives each new position. */
  onPositionChange: (position: number) => void;
  /** Lets nothing be moved. */
  isDisabled: boolean;
}

/** The certificate and every way to move the name on it: by hand, by keys, by buttons and by number. */
export function NamePlacing({ template, name, position, onPositionChange, isDisabled }: NamePlacingProps) {
  const imageHeight = template.height;
  const [news, announce] = useThrottledAnnouncement();
  const mover = useLineMover({ position, imageHeight, onPositionChange });
  const say = () => announce(`Name line ${positionText(mover.current(), imageHeight)}`);
  const hold = (direction: Direction) => (size: number) => {
    const canGoOn = mover.step(direction, size);
    say();
    return canGoOn;
  };
  const handleMiddle = () => {
    mover.moveTo(middleOf(imageHeight));
    say();
  };
  return (
    <>
      <CertificatePicture
        template={template}
        name={name}
        position={position}
        mover={mover}
        onDragged={say}
        isDisabled={isDisabled}
      />
      <div className={buttons}>
        {(['up', 'down'] as const).map((direction) => (
          <HoldButton
            key={direction}
            label={`Move ${direction}`}
            direction={direction}
            onStep={hold(direction)}
            isAtEdge={isAtEdge(position, direction, imageHeight)}
            isDisabled={isDisabled}
          />
        ))}
      </div>
      <div className={number}>
        <WholeNumberField
          label="Position"
          description={`Pixels from the top, 1 to ${imageHeight - 1}.`}
          value={position}
          min={1}
          max={imageHeight - 1}
          onChange={mover.moveTo}
          isDisabled={isDisabled}
        />
        <div className={middle}>
          <Button onPress={handleMiddle} isDisabled={isDisabled}>
            Middle
          </Button>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
