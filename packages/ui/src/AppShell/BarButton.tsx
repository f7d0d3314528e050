import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { BaseButton } from '../Button/BaseButton.tsx';
import { ChevronDownIcon, type IconProps, SearchIcon } from '../Icon/index.ts';
import * as styles from './BarButton.css.ts';

export interface BarButtonProps {
  /** The accessible name. It starts with the visible label. */
  label: string;
  icon?: ReactElement<IconProps>;
  /** The name of a user, which replaces the icon. */
  person?: string;
}

/** The trigger of a menu in the top bar. */
export function BarButton({ label, icon, person }: BarButtonProps) {
  return (
    <Button className={styles.barButton} aria-label={label}>
      {icon}
      {person !== undefined && (
        <>
          <span className={styles.initial} data-initial={[...person][0]} />
          <bdi className={styles.barWords}>{person}</bdi>
          <span className={styles.barSign}>
            <ChevronDownIcon size={12} />
          </span>
        </>
      )}
    </Button>
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
    <BaseButton className={styles.barSearch} aria-haspopup="dialog" onPress={onPress}>
      <SearchIcon />
      <bdi className={styles.searchWords}>{label} </bdi>
      <kbd className={styles.barKeys}>{keys}</kbd>
    </BaseButton>
  );
}
