import {
  type Direction,
  HOLD_INTERVAL_MS,
  holdStep,
  isAtEdge,
  middleOf,
  nudge,
  PRESS_STEP,
} from '@cpd/domain/namePlacing';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/index.ts';
import { HoldButton, type HoldSchedule } from '../HoldButton/index.ts';
import { ArrowDownIcon, ArrowUpIcon, UndoIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { say } from '../language/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { WholeNumberField } from '../WholeNumberField/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { CertificatePicture } from './CertificatePicture.tsx';
import { positionText } from './positionText.ts';
import { SampleThumbnails } from './SampleThumbnails.tsx';
import { useScaledTemplate } from './useCertificateDrawing.ts';
import { useMoves } from './useMoves.ts';
import { useNameBox } from './useNameBox.ts';
import type { NameFonts } from './useNameFonts.ts';
import type { Template } from './useTemplate.ts';
import { useThrottledAnnouncement } from './useThrottledAnnouncement.ts';

export interface NamePlacingProps {
  template: Template;
  name: string;
  fonts: NameFonts;
  /** Receives the name of a pressed thumbnail. */
  onNameChange: (name: string) => void;
  /** Distance from the template's top edge to the middle of the name line, in template pixels, inside the image. */
  position: number;
  onPositionChange: (position: number) => void;
  isDisabled: boolean;
  /** Buttons below the controls. */
  actions?: ReactNode;
}

/** Steps of the buttons, in template pixels. */
const nudgeSchedule: HoldSchedule = { press: PRESS_STEP, repeat: holdStep, interval: HOLD_INTERVAL_MS };

const directions = [
  { direction: 'up', icon: <ArrowUpIcon /> },
  { direction: 'down', icon: <ArrowDownIcon /> },
] as const;

/** In a lower window, the buttons of a form cover what is below the certificate, so the controls come before it. */
const LOW = '(height < 820px)';

/** The certificate with the controls that move the name on it, and below them the same with other names. None of them moves it off the image. */
export function NamePlacing(props: NamePlacingProps) {
  const { template, name, fonts, onNameChange, position, isDisabled, actions } = props;
  const imageHeight = template.height;
  const picture = useScaledTemplate(template);
  const nameBox = useNameBox(template, name, fonts);
  const { editor, moveTo, announcement, ...buttons } = useAnnouncedMoves(props);
  const isLow = useIsLow();

  const parts = [
    <CertificatePicture
      key="picture"
      template={template}
      picture={picture}
      name={name}
      fonts={fonts}
      position={position}
      onMove={moveTo}
      isDisabled={isDisabled}
      nameBox={nameBox}
    />,
    <NameControls
      key="controls"
      imageHeight={imageHeight}
      position={position}
      onPosition={moveTo}
      isDisabled={isDisabled}
      {...buttons}
    />,
  ];
  return (
    <div ref={editor} className={styles.editor}>
      {isLow ? parts.toReversed() : parts}
      <div className={styles.footer}>
        <Hint isShrunk={nameBox?.isShrunk === true} />
        {actions}
      </div>
      <div className={styles.thumbnailMat}>
        <SampleThumbnails
          template={template}
          picture={picture}
          position={position}
          name={name}
          onNameChange={onNameChange}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          <span key={announcement.count}>{announcement.text}</span>
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** How the name is moved, or why it is smaller than others. */
function Hint({ isShrunk }: { isShrunk: boolean }) {
  return (
    <p className={styles.hint}>
      {isShrunk ? (
        <span>{say('This name is printed smaller so that it fits')}</span>
      ) : (
        say('<drag>Drag the name or hold a button</drag><keys>, or press ↑ ↓</keys>', {
          drag: (words) => <span>{words}</span>,
          keys: (words) => <span className={styles.keys}>{words}</span>,
        })
      )}
    </p>
  );
}

/** Moves of the name, and what a screen reader says of those by buttons and by Undo. */
function useAnnouncedMoves({ template, position, onPositionChange, isDisabled }: NamePlacingProps) {
  const imageHeight = template.height;
  const { announcement, announce, announceLast } = useThrottledAnnouncement();
  const editor = useRef<HTMLDivElement>(null);
  const announcePosition = (moved: number) =>
    announce(say('Name line {position}', { position: positionText(moved, imageHeight) }));
  const { latest, moveTo, undo, canUndo } = useMoves({
    editor,
    imageHeight,
    position,
    onPositionChange,
    onUndone: announcePosition,
    isDisabled,
  });
  // Screen readers announce the value of the slider and of the field themselves, because these have the focus.
  const moveAndAnnounce = (next: number) => {
    moveTo(next);
    announcePosition(latest.current);
  };
  return {
    editor,
    moveTo,
    announcement,
    onNudge: (direction: Direction, size: number) =>
      moveAndAnnounce(nudge(latest.current, direction, size, imageHeight)),
    onHoldEnd: announceLast,
    onCentre: () => moveAndAnnounce(middleOf(imageHeight)),
    undo: canUndo ? undo : undefined,
  };
}

interface NameControlsProps extends Pick<NamePlacingProps, 'position' | 'isDisabled'> {
  imageHeight: number;
  onPosition: (position: number) => void;
  /** Receives each step of a held button, in template pixels. */
  onNudge: (direction: Direction, size: number) => void;
  onHoldEnd: () => void;
  onCentre: () => void;
  /** Undefined if nothing was moved. */
  undo: (() => void) | undefined;
}

/** The buttons and the number that move the name line. */
function NameControls(props: NameControlsProps) {
  const { imageHeight, position, isDisabled, onPosition, onNudge, onHoldEnd, onCentre, undo } = props;
  return (
    <div className={styles.controls}>
      {directions.map(({ direction, icon }) => (
        <HoldButton
          key={direction}
          label={direction === 'up' ? say('Move up') : say('Move down')}
          icon={icon}
          schedule={nudgeSchedule}
          onStep={(size) => onNudge(direction, size)}
          onHoldEnd={onHoldEnd}
          isAtEdge={isAtEdge(position, direction, imageHeight)}
          isDisabled={isDisabled}
        />
      ))}
      <div className={styles.resets}>
        <Button onPress={onCentre} isDisabled={isDisabled}>
          {say('Centre')}
        </Button>
        <IconButton
          icon={<UndoIcon />}
          label={say('Undo move')}
          onPress={() => undo?.()}
          isAtEdge={undo === undefined}
          isDisabled={isDisabled}
        />
      </div>
      <div className={styles.number}>
        <WholeNumberField
          label={say('Position')}
          description={say('{min}–{max} px from the top', { min: 1, max: imageHeight - 1 })}
          value={position}
          min={1}
          max={imageHeight - 1}
          onChange={onPosition}
          isDisabled={isDisabled}
        />
      </div>
    </div>
  );
}

function useIsLow(): boolean {
  return useSyncExternalStore(onResize, () => window.matchMedia?.(LOW).matches ?? false);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
