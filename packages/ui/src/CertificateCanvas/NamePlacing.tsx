import {
  clampToImage,
  HOLD_INTERVAL_MS,
  holdStep,
  isAtEdge,
  middleOf,
  nudge,
  PRESS_STEP,
} from '@cpd/domain/certificate';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { HoldButton, type HoldSchedule } from '../HoldButton/index.ts';
import { ArrowDownIcon, ArrowUpIcon, UndoIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { WholeNumberField } from '../WholeNumberField/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { CertificatePicture } from './CertificatePicture.tsx';
import { positionText } from './positionText.ts';
import { SampleThumbnails } from './SampleThumbnails.tsx';
import { useScaledTemplate } from './useCertificateDrawing.ts';
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

/** Moves within this time of each other are undone together: those of a drag or a hold, and quick presses. */
const UNDO_GROUP_MS = 700;

/** What undoes its own changes, or covers the editor. */
const OWN_UNDO = 'input, textarea, [role="dialog"], [role="alertdialog"]';

const directions = [
  { direction: 'up', icon: <ArrowUpIcon /> },
  { direction: 'down', icon: <ArrowDownIcon /> },
] as const;

/** Other scripts than Latin have the letter's place only. */
function isLetterZ({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}

/** The certificate with the controls that move the name on it, and below them the same with other names. None of them moves it off the image. */
export function NamePlacing(props: NamePlacingProps) {
  const { template, name, fonts, onNameChange, position, onPositionChange, isDisabled, actions } = props;
  const imageHeight = template.height;
  const picture = useScaledTemplate(template);
  const nameBox = useNameBox(template, name, fonts);
  const { announcement, announce, announceLast } = useThrottledAnnouncement();
  // Two steps of a hold can happen before the next render, and both count.
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  });

  // The positions before each group of moves, oldest first.
  const [history, setHistory] = useState<readonly number[]>([]);
  const lastMoveAt = useRef(Number.NEGATIVE_INFINITY);

  const setPosition = (next: number) => {
    latest.current = next;
    onPositionChange(next);
  };
  const moveTo = (next: number) => {
    const inside = clampToImage(next, imageHeight);
    if (inside === latest.current) return;
    const now = Date.now();
    const before = latest.current;
    if (now - lastMoveAt.current > UNDO_GROUP_MS) setHistory((earlier) => [...earlier, before]);
    lastMoveAt.current = now;
    setPosition(inside);
  };
  // Screen readers announce the value of the slider and of the field themselves, because these have the focus.
  const moveAndAnnounce = (next: number) => {
    moveTo(next);
    announce(`Name line ${positionText(latest.current, imageHeight)}`);
  };
  const undo = () => {
    const before = history.at(-1);
    if (before === undefined) return;
    setHistory(history.slice(0, -1));
    lastMoveAt.current = Number.NEGATIVE_INFINITY;
    setPosition(before);
    announce(`Name line ${positionText(before, imageHeight)}`);
  };
  const editor = useRef<HTMLDivElement>(null);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && isLetterZ(event);
    if (!isUndo || isDisabled || !(event.target instanceof Element)) return;
    const isInEditor = editor.current?.contains(event.target) ?? false;
    // Without a move to undo, the browser undoes the last typing.
    if (!isInEditor && (history.length === 0 || event.target.closest(OWN_UNDO) !== null)) return;
    // The browser would undo typing in the number field, whose value follows the position.
    event.preventDefault();
    undo();
  });
  // On the document, because the focus may be on a sample or nowhere. React Aria's fields stop the propagation of their keys.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return (
    <div ref={editor} className={styles.editor}>
      <CertificatePicture
        template={template}
        picture={picture}
        name={name}
        fonts={fonts}
        position={position}
        onMove={moveTo}
        isDisabled={isDisabled}
        nameBox={nameBox}
      />
      <div className={styles.controls}>
        {directions.map(({ direction, icon }) => (
          <HoldButton
            key={direction}
            label={`Move ${direction}`}
            icon={icon}
            schedule={nudgeSchedule}
            onStep={(size) => moveAndAnnounce(nudge(latest.current, direction, size, imageHeight))}
            onHoldEnd={announceLast}
            isAtEdge={isAtEdge(position, direction, imageHeight)}
            isDisabled={isDisabled}
          />
        ))}
        <Button onPress={() => moveAndAnnounce(middleOf(imageHeight))} isDisabled={isDisabled}>
          Centre
        </Button>
        <IconButton
          icon={<UndoIcon />}
          label="Undo move"
          onPress={undo}
          isAtEdge={history.length === 0}
          isDisabled={isDisabled}
        />
        <div className={styles.number}>
          <WholeNumberField
            label="Position"
            description={`1–${imageHeight - 1} px from the top`}
            value={position}
            min={1}
            max={imageHeight - 1}
            onChange={moveTo}
            isDisabled={isDisabled}
          />
        </div>
      </div>
      <div className={styles.footer}>
        <p className={styles.hint}>
          {nameBox?.isShrunk ? (
            <span>Set smaller to fit 90 % of the width</span>
          ) : (
            <>
              <span>Drag the name or hold a button</span>
              <span className={styles.keys}>, or press ↑ ↓</span>
            </>
          )}
        </p>
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
