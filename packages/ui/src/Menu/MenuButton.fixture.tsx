import { Button } from 'react-aria-components/Button';
import * as styles from '../Button/Button.css.ts';

/** A button in the look of ours that opens the menu beside it, for which it has to be React Aria's. */
export function MenuButton({ children }: { children: string }) {
  const look = { variant: 'secondary', tone: 'neutral', size: 'medium', isWide: false } as const;
  return (
    <Button className={styles.button(look)}>
      <span className={styles.label}>{children}</span>
    </Button>
  );
}
