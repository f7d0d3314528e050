import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon, type IconProps, SearchIcon } from '../Icon/index.ts';
import { barButton, barKeys, barSearch, barSign, barWords, initial, searchWords } from './AppShell.css.ts';

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
    <Button className={barButton} aria-label={label}>
      {icon}
      {person !== undefined && (
        <>
          <span className={initial} data-initial={[...person][0]} />
          <bdi className={barWords}>{person}</bdi>
          <span className={barSign}>
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
    <Button className={barSearch} aria-haspopup="dialog" onPress={onPress}>
      <SearchIcon />
      <bdi className={searchWords}>{label} </bdi>
      <kbd className={barKeys}>{keys}</kbd>
    </Button>
  );
}
