import { useEffect } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { useIsLasting } from '../Spinner/useIsLasting.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  /** What is announced while the pointer is blocked and the spinner is shown; undefined while nothing is loading. */
  message: string | undefined;
}

/** Blocks all input during a request. It is visible and announced only if the request takes long. */
export function LoadingOverlay({ message }: LoadingOverlayProps) {
  const isLoading = message !== undefined;
  const isLasting = useIsLasting(isLoading, styles.SPINNER_DELAY_MS);
  useEffect(() => (isLoading ? swallowPresses() : undefined), [isLoading]);
  return (
    // React Aria does not make an element with this attribute inert.
    <div data-react-aria-top-layer>
      <div role="status">
        <VisuallyHidden>{isLasting ? message : ''}</VisuallyHidden>
      </div>
      {isLoading && (
        <div className={styles.overlay} data-overlay="loading">
          <div className={styles.mark}>
            <Spinner size="large" />
          </div>
        </div>
      )}
    </div>
  );
}

// Enter and Space would press a focused button or submit a form under the overlay.
function swallowPresses(): () => void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const swallowKey = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('[data-react-aria-pressable]');
    if (isOnButton && ['Enter', ' '].includes(event.key)) swallow(event);
  };
  document.addEventListener('click', swallow, { capture: true });
  document.addEventListener('keydown', swallowKey, { capture: true });
  return () => {
    document.removeEventListener('click', swallow, { capture: true });
    document.removeEventListener('keydown', swallowKey, { capture: true });
  };
}
