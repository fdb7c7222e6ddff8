import type { CardType } from '@naungan/domain/card';
import { cx } from '../../primitives/cx.ts';

const NAMES: Readonly<Record<CardType, string>> = {
  visa: 'Visa',
  master_card: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
};

const LETTERS: Readonly<Record<CardType, string>> = {
  visa: 'VISA',
  master_card: 'MC',
  jcb: 'JCB',
  amex: 'AMEX',
};

/** A word on a small card: the networks' own pictures belong to them. */
export function CardMark({ type, dim = false }: { type: CardType; dim?: boolean }) {
  return (
    <span
      role="img"
      aria-label={NAMES[type]}
      data-type={type}
      className={cx(
        'grid h-6 w-11 shrink-0 place-items-center rounded-[5px] border text-[0.6875rem] leading-none font-extrabold tracking-wide',
        dim ? 'border-line bg-paper text-muted' : 'border-brand bg-brand-tint text-brand-dark',
      )}
    >
      <span aria-hidden="true">{LETTERS[type]}</span>
    </span>
  );
}
