import { formatTime } from '@naungan/domain/dates';
import { Alert } from '../../primitives/alert/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { bankChoices, methodChoices } from './pages.ts';

export type MethodsPageProps = {
  codes: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  /** The number that is given up by choosing anew is good until then; absent when there is none. */
  replacing?: string | undefined;
};

/** How to pay: banks together, wallets and shops by themselves. */
export function MethodsPage({ codes, value, onValueChange, error, replacing }: MethodsPageProps) {
  const choices = methodChoices(codes);
  if (choices.length === 0) {
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
          Nomor pembayaran yang lama tidak berlaku lagi setelah Anda memilih metode baru. Batas waktunya tetap
          pukul {formatTime(replacing)}.
        </Alert>
      )}
      <RadioGroup
        label="Metode pembayaran"
        hideLabel
        orientation="vertical"
        value={value}
        onValueChange={onValueChange}
        error={error}
        options={choices.map(({ value: code, label, group, methods }) => ({
          value: code,
          label: <span className="font-semibold">{label}</span>,
          hint: group === 'bank_transfer' ? methods.map((method) => method.label).join(', ') : HINTS[code],
        }))}
      />
    </>
  );
}

const HINTS: Readonly<Record<string, string>> = {
  gopay: 'Buka aplikasi atau pindai kode QR',
  shopeepay: 'Buka aplikasi atau pindai kode QR',
  indomaret: 'Bayar di kasir dengan kode pembayaran',
  alfamart: 'Bayar di kasir dengan kode pembayaran',
  akulaku: 'Cicilan tanpa kartu',
  danamon_online: 'Internet banking',
  cimb_clicks: 'Internet banking, selesaikan dalam 2 jam',
};

export type BanksPageProps = {
  codes: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
};

/** Which bank's virtual account. */
export function BanksPage({ codes, value, onValueChange, error }: BanksPageProps) {
  return (
    <RadioGroup
      label="Bank tujuan"
      hideLabel
      orientation="vertical"
      value={value}
      onValueChange={onValueChange}
      error={error}
      options={bankChoices(codes).map(({ code, label }) => ({
        value: code,
        label: <span className="font-semibold">{label}</span>,
        hint: code === 'mandiri_bill' ? 'Mandiri Bill Payment' : 'Virtual Account',
      }))}
    />
  );
}
