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

/** A small card with the network's name instead of its logo, which is a trademark. `dim` makes the card grey. */
export function CardMark({ type, dim = false }: { type: CardType; dim?: boolean }) {
  return (
    <span
      role="img"
      aria-label={NAMES[type]}
      data-type={type}
      className={cx(
        'nu:grid nu:h-6 nu:w-11 nu:shrink-0 nu:place-items-center nu:rounded-[5px] nu:border nu:text-[0.6875rem] nu:leading-none nu:font-extrabold nu:tracking-wide',
        dim
          ? 'nu:border-line nu:bg-paper nu:text-muted'
          : 'nu:border-brand nu:bg-brand-tint nu:text-brand-dark',
      )}
    >
      <span aria-hidden="true">{LETTERS[type]}</span>
    </span>
  );
}
