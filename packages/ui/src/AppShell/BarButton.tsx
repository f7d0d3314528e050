import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { BaseButton } from '../Button/BaseButton.tsx';
import { ChevronDownIcon, type IconProps, SearchIcon } from '../Icon/index.ts';
import * as styles from './AppShell.css.ts';

export interface BarButtonProps {
  /** What it is called; begins with the words that are seen. */
  label: string;
  icon?: ReactElement<IconProps>;
  /** The person it stands for, by initial and name, in place of an icon; a sign says that a menu opens. */
  person?: string;
}

/** Opens the menu that stands beside it in a `MenuTrigger` of the shell's bar. */
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
  /** What it is called: 'Search or jump to…'. */
  label: string;
  /** The keys that do the same, as they are labelled. */
  keys: string;
  onPress: () => void;
}

/** Opens the palette from the shell's bar. */
export function BarSearch({ label, keys, onPress }: BarSearchProps) {
  return (
    <BaseButton className={styles.barSearch} aria-haspopup="dialog" onPress={onPress}>
      <SearchIcon />
      <bdi className={styles.searchWords}>{label} </bdi>
      <kbd className={styles.barKeys}>{keys}</kbd>
    </BaseButton>
  );
}
