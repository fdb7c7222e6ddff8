import { Printer } from 'lucide-react';
import { Button, type ButtonProps } from '../button/index.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { printButtonMessages } from './messages.ts';
import { printElement } from './print-element.ts';

export type PrintButtonProps = Pick<ButtonProps, 'className' | 'variant'> & {
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'PrintButton'>;
};

/** A button that prints only the nearest ancestor with `data-paper`; without such an ancestor, the whole page. */
export function PrintButton({ messages, ...props }: PrintButtonProps) {
  const texts = useMessages('PrintButton', printButtonMessages, messages);
  return (
    <Button
      {...props}
      iconStart={<Printer aria-hidden="true" size={20} />}
      onClick={({ currentTarget }) => printElement(currentTarget.closest('[data-paper]') ?? document.body)}
    >
      {texts.print}
    </Button>
  );
}
