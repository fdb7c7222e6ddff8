import { Printer } from 'lucide-react';
import { Button, type ButtonProps } from '../button/index.ts';
import { printAlone } from './print-alone.ts';

export type PrintButtonProps = Pick<ButtonProps, 'className' | 'variant'>;

/** Prints what it belongs to, the nearest element with `data-paper`, and nothing of the page around it. */
export function PrintButton(props: PrintButtonProps) {
  return (
    <Button
      {...props}
      iconStart={<Printer aria-hidden="true" size={20} />}
      onClick={({ currentTarget }) => printAlone(currentTarget.closest('[data-paper]') ?? document.body)}
    >
      Cetak
    </Button>
  );
}
