import type { CardTokenRequest } from '@naungan/domain/card';
import { todayInJakarta } from '@naungan/domain/dates';
import { lazyFields } from '../../flow/lazy-fields/index.ts';

const CardForm = lazyFields(
  () => import('../card-form/CardForm.tsx').then((module) => module.CardForm),
  'nu:h-72 nu:w-full',
);

export type CardPageProps = {
  formId: string;
  now: (() => Date) | undefined;
  /** Resolves to true if the card payment was created. */
  onPay: (card: CardTokenRequest) => Promise<boolean>;
};

/** The page with the card form. The script of the form loads when the page opens. */
export function CardPage({ formId, now = () => new Date(), onPay }: CardPageProps) {
  return <CardForm id={formId} today={todayInJakarta(now())} onSubmit={onPay} />;
}
