import type { ReactElement, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useOwnCommit } from '../Dialog/useOwnCommit.ts';
import type { IconProps } from '../Icon/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import { KeyCaps } from '../KeyList/index.ts';
import * as styles from './Menu.css.ts';

export interface MenuEntry {
  /** What it is called; no two entries of a menu share it. */
  readonly label: string;
  readonly icon?: ReactElement<IconProps>;
  readonly keys?: readonly string[];
  /** An address elsewhere, opened in a new browser tab. */
  readonly href?: string;
  readonly onAction?: () => void;
}

export interface MenuPart {
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** The label of the entry that is in force, where the entries are a choice of one. */
  readonly chosen?: string;
}

export interface MenuProps {
  label: string;
  parts: readonly MenuPart[];
  /** What is said below the entries. */
  footer?: string;
  /** The button that opened the menu, to which the focus goes back. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Opens below a button and lists what can be done. */
export function Menu({ label, parts, footer, triggerRef, onClose }: MenuProps) {
  const mayMount = useOwnCommit(1);
  if (!mayMount) return null;
  return (
    <Popover
      className={styles.popover}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={() => onClose()}
      placement="bottom end"
      offset={10}
    >
      <AriaMenu className={styles.menu} aria-label={label} autoFocus="first" onClose={onClose}>
        {parts.map(({ title: about, entries, chosen }) => (
          <MenuSection
            key={entries[0]?.label}
            className={styles.section}
            aria-label={about ?? label}
            {...(chosen !== undefined && { selectionMode: 'single', selectedKeys: [chosen] })}
          >
            {about && <Header className={styles.title}>{about}</Header>}
            {entries.map(({ label: name, icon, keys, href, onAction }) => (
              <MenuItem
                key={name}
                id={name}
                textValue={name}
                className={styles.item}
                {...(href && { href, target: '_blank', rel: 'noopener noreferrer' })}
                {...(onAction && { onAction })}
              >
                {({ isSelected }) => (
                  <>
                    {icon}
                    <span className={styles.label}>{name}</span>
                    {keys && <KeyCaps keys={keys} />}
                    {isSelected && <CheckIcon />}
                  </>
                )}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
      {footer && <p className={styles.footer}>{footer}</p>}
    </Popover>
  );
}
