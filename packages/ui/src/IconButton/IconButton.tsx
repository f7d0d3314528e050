import type { ReactElement } from 'react';
import type { ButtonProps } from '../Button/index.ts';
import { Button } from '../Button/index.ts';
import type { IconProps } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

export interface IconButtonProps
  extends Pick<ButtonProps, 'size' | 'onPress' | 'isDisabled' | 'isAtEdge' | 'aria-expanded'> {
  icon: ReactElement<IconProps>;
  /** The accessible name and the tooltip. */
  label: string;
}

/** A button with only an icon, and a tooltip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Button {...rest} variant="quiet" icon={icon} aria-label={label} />
    </Tooltip>
  );
}
