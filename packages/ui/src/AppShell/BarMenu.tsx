import { type ReactElement, type ReactNode, Suspense } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { DialogFallback } from '../DialogQueue/DialogFallback.tsx';
import { ChevronDownIcon, type IconProps, SearchIcon } from '../Icon/index.ts';
import { initialOf } from '../Initials/index.ts';
import { type MenuTriggerProps, useMenuTrigger } from '../Menu/useMenuTrigger.ts';
import * as styles from './BarMenu.css.ts';

export interface BarMenuProps {
  /** The accessible name. It starts with the visible label. */
  label: string;
  icon?: ReactElement<IconProps>;
  /** The name of a user, which replaces the icon. */
  person?: string;
  /** Renders the `Menu`, which can be lazy, from the first press on. */
  children: (menu: MenuTriggerProps) => ReactNode;
}

/** A button of the top bar with its menu. */
export function BarMenu({ label, icon, person, children }: BarMenuProps) {
  const { button, menu } = useMenuTrigger();
  return (
    <>
      <BaseButton {...button} className={styles.barButton} aria-label={label}>
        {icon}
        {person !== undefined && (
          <>
            <span className={styles.initial} data-initial={initialOf(person)} />
            <bdi className={styles.barLabel}>{person}</bdi>
            <span className={styles.menuArrow}>
              <ChevronDownIcon size={12} />
            </span>
          </>
        )}
      </BaseButton>
      <Suspense fallback={<DialogFallback />}>{menu && children(menu)}</Suspense>
    </>
  );
}

export interface BarSearchProps {
  /** The label: 'Search or jump to…'. */
  label: string;
  /** The keyboard shortcut. */
  keys: string;
  onPress: () => void;
}

/** The button of the command palette in the top bar. */
export function BarSearch({ label, keys, onPress }: BarSearchProps) {
  return (
    <BaseButton className={styles.barSearch} aria-haspopup="dialog" onPress={() => onPress()}>
      <SearchIcon />
      <bdi className={styles.searchLabel}>{label} </bdi>
      <kbd className={styles.barKeys}>{keys}</kbd>
    </BaseButton>
  );
}
