import { use, useEffect, useEffectEvent, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { DialogContext, useTopDialog } from './dialogs.ts';

export type { PopoverProps };

/**
 * A popover next to its trigger. It closes while a dialog is open that does not contain it, as native dialogs close native
 * popovers: one that opened at the same moment would make the dialog inert, and one below it would stay open without the focus.
 */
export function Popover(props: PopoverProps) {
  const trigger = use(OverlayTriggerStateContext);
  const isOpen = props.isOpen ?? trigger?.isOpen ?? false;
  const popover = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => (props.onOpenChange ? props.onOpenChange(false) : trigger?.close()));
  const isCovered = useTopDialog() !== use(DialogContext);

  useEffect(() => {
    // A select renders its popover a second time to collect its options. That one has no element, and the state of the dialog around it.
    if (isOpen && isCovered && popover.current) close();
  }, [isOpen, isCovered]);

  return <AriaPopover {...props} ref={popover} />;
}
