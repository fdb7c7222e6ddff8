import { Printer } from 'lucide-react';
import { Button, type ButtonProps } from '../button/index.ts';
import { printElement } from './print-element.ts';

export type PrintButtonProps = Pick<ButtonProps, 'className' | 'variant'>;

/** A button that prints only the nearest ancestor with `data-paper`; without such an ancestor, the whole page. */
export function PrintButton(props: PrintButtonProps) {
  return (
    <Button
      {...props}
      iconStart={<Printer aria-hidden="true" size={20} />}
      onClick={({ currentTarget }) => printElement(currentTarget.closest('[data-paper]') ?? document.body)}
    >
      Cetak
    </Button>
  );
}
