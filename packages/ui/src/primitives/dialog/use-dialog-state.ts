import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';

/** Props of the element that opens a dialog: a `Button`, or another element that passes attributes on to a `<button>`. */
type TriggerProps = {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
};

export type DialogTrigger = ReactElement<TriggerProps>;

/** Whether a dialog is open: controlled by the host with `open`, or stored by the dialog. */
export type DialogState = {
  /** Whether the dialog is open. Without it, the dialog stores its state, starting with `defaultOpen`. */
  open?: boolean | undefined;
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens by `trigger`, and when it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button that opens the dialog; it stands where the dialog is rendered. */
  trigger?: DialogTrigger | undefined;
};

/** Returns whether a dialog is open, a function that changes it, and its trigger with the attributes of the state. */
export function useDialogState({
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  trigger,
}: DialogState) {
  const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
  const open = controlledOpen ?? uncontrolledOpen;

  function changeOpen(isOpen: boolean) {
    setUncontrolledOpen(isOpen);
    onOpenChange?.(isOpen);
  }

  const triggerElement =
    trigger &&
    cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onClick: (event) => {
        trigger.props.onClick?.(event);
        if (!event.defaultPrevented) changeOpen(true);
      },
    });

  return { open, changeOpen, triggerElement };
}
