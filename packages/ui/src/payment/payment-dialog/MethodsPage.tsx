import { formatTime } from '@naungan/domain/dates';
import type { PaymentGroup } from '@naungan/domain/payment-method';
import { CreditCard, Globe, HandCoins, Landmark, type LucideIcon, Store, Wallet } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { FieldNotes } from '../../primitives/field/index.ts';
import { RadioCard } from '../../primitives/radio-group/RadioCard.tsx';
import { type Choice, choiceGroups } from './pages.ts';

export type MethodsPageProps = {
  codes: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  /** The way on was pressed with nothing chosen. */
  missing: boolean;
  /** The number that is given up by choosing anew is good until then; absent when there is none. */
  replacing?: string | undefined;
};

const ICONS: Readonly<Record<PaymentGroup, LucideIcon>> = {
  bank_transfer: Landmark,
  credit_card: CreditCard,
  emoney: Wallet,
  cstore: Store,
  cardlessCredit: HandCoins,
  iBanking: Globe,
};

const HINTS: Readonly<Record<string, string>> = {
  btn: 'Virtual Account BTN',
  credit_card: 'Visa, Mastercard, JCB',
  gopay: 'Buka aplikasi atau pindai kode QR',
  shopeepay: 'Buka aplikasi atau pindai kode QR',
  indomaret: 'Bayar di kasir dengan kode pembayaran',
  alfamart: 'Bayar di kasir dengan kode pembayaran',
  akulaku: 'Cicilan tanpa kartu',
  danamon_online: 'Dilanjutkan di halaman Danamon',
  cimb_clicks: 'Selesaikan dalam 2 jam di halaman CIMB Clicks',
};

const hintOf = ({ value, methods }: Choice) =>
  value === 'bank_transfer' ? methods.map(({ label }) => label).join(', ') : HINTS[value];

/** How to pay: one choice, under the headings of its groups. */
export function MethodsPage({ codes, value, onValueChange, missing, replacing }: MethodsPageProps) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const groups = choiceGroups(codes);

  useEffect(() => {
    if (missing) list.current?.querySelector('input')?.focus();
  }, [missing]);

  if (groups.length === 0) {
    return (
      <Alert tone="warning" title="Perhatian">
        Metode pembayaran belum tersedia. Silakan coba beberapa saat lagi.
      </Alert>
    );
  }
  return (
    <>
      {replacing && (
        <Alert tone="info">
          Pembayaran yang sekarang, berlaku sampai pukul {formatTime(replacing)}, dibatalkan begitu Anda
          memilih metode baru.
        </Alert>
      )}
      <fieldset
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it takes aria-invalid
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={missing ? `${id}-error` : undefined}
        aria-invalid={missing || undefined}
        className="grid min-w-0 gap-5"
      >
        <legend id={`${id}-label`} className="sr-only">
          Metode pembayaran
        </legend>
        {groups.map(({ group, label, choices }) => {
          const Icon = ICONS[group];
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p
                id={`${id}-${group}`}
                className="mb-2 flex items-center gap-2 text-sm font-semibold text-muted"
              >
                <Icon aria-hidden="true" size={18} className="shrink-0" />
                {label}
              </p>
              <div className="grid gap-2.5">
                {choices.map((choice) => (
                  <RadioCard
                    key={choice.value}
                    name={`${id}-method`}
                    value={choice.value}
                    label={<span className="font-semibold">{choice.label}</span>}
                    hint={hintOf(choice)}
                    invalid={missing}
                    checked={value === choice.value}
                    defaultChecked={undefined}
                    onSelect={() => onValueChange(choice.value)}
                  />
                ))}
              </div>
            </div>
          );
        })}
        <FieldNotes id={id} error={missing ? 'Silakan pilih metode pembayaran' : undefined} />
      </fieldset>
    </>
  );
}
