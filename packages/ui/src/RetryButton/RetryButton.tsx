import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { focusPlace } from '../FocusHandover/index.ts';
import { say } from '../language/index.ts';

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Loads again what could not be loaded. */
  onPress: () => void;
}

/** 'Try again', in place of what could not be loaded. It gives the focus to what is loaded, because it disappears. */
export function RetryButton({ onPress, ...look }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  function handlePress() {
    focusPartOf(button.current);
    onPress();
  }
  return (
    <Button {...look} ref={button} onPress={handlePress}>
      {say('Try again')}
    </Button>
  );
}

/** Focuses the list, the card or the page that an element belongs to. */
function focusPartOf(element: Element | null): void {
  const part = element?.closest<HTMLElement>('section, [role="dialog"], main');
  const place = part?.querySelector<HTMLElement>('table') ?? part;
  if (place) focusPlace(place);
}
