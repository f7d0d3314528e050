import type { ReactNode } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import * as styles from '../Button/Button.css.ts';
import { type MenuTriggerProps, useMenuTrigger } from './useMenuTrigger.ts';

export interface MenuButtonProps {
  label: string;
  children: (menu: MenuTriggerProps) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, children }: MenuButtonProps) {
  const { button, menu } = useMenuTrigger();
  return (
    <>
      <BaseButton
        {...button}
        className={styles.button({ variant: 'secondary', tone: 'neutral', size: 'medium', isWide: false })}
      >
        <span className={styles.label}>{label}</span>
      </BaseButton>
      {menu && children(menu)}
    </>
  );
}
