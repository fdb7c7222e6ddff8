import { ACCOUNT_NUMBER_HINT } from '@naungan/domain/bank-account';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { useLoad } from '../../flow/use-load.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { ClaimValues } from './claim-draft.ts';

export type AccountFieldsProps = {
  account: ClaimValues['account'];
  errors: FieldMessages;
  onChange: (patch: Partial<ClaimValues['account']>) => void;
  /** Resolves to the bank names. */
  loadBanks: () => Promise<readonly string[]>;
};

/** The bank account for the payment, for claims whose form requires it [3 §4]. */
export function AccountFields({ account, errors, onChange, loadBanks }: AccountFieldsProps) {
  const field = (name: keyof ClaimValues['account']) => ({
    id: fieldId(`account.${name}`),
    error: errors[`account.${name}`],
    value: account[name],
    required: true,
  });
  return (
    <Card>
      <Heading level={2} className="nu:text-h5">
        Rekening penerima
      </Heading>
      <p className="nu:mt-1 nu:mb-4 nu:text-muted">
        Bila klaim disetujui, pembayaran dikirim ke rekening ini.
      </p>
      <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
        <TextField
          {...field('accountNumber')}
          label="Nomor Rekening"
          hint={ACCOUNT_NUMBER_HINT}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange({ accountNumber: event.target.value })}
        />
        <TextField
          {...field('accountHolder')}
          label="Nama pemilik rekening"
          hint="Sesuai buku tabungan."
          autoComplete="name"
          onChange={(event) => onChange({ accountHolder: event.target.value })}
        />
        <BankField
          {...field('bankName')}
          onChange={(bankName) => onChange({ bankName })}
          loadBanks={loadBanks}
        />
      </div>
    </Card>
  );
}

type BankFieldProps = {
  id: string;
  error: string | undefined;
  value: string;
  required: boolean;
  onChange: (bankName: string) => void;
} & Pick<AccountFieldsProps, 'loadBanks'>;

/** A list of banks; when it cannot be loaded, a text field instead. */
function BankField({ onChange, loadBanks, ...field }: BankFieldProps) {
  const { request } = useLoad(loadBanks);
  if (request.state === 'failed')
    return <TextField {...field} label="Nama Bank" onChange={(event) => onChange(event.target.value)} />;
  const banks = request.state === 'ready' ? request.value : [];
  const bankOptions = field.value === '' || banks.includes(field.value) ? banks : [field.value, ...banks];
  return (
    <Select
      {...field}
      label="Nama Bank"
      options={bankOptions.map((value) => ({ value, label: value }))}
      placeholder="Pilih bank"
      pending={request.state === 'loading' && field.value === ''}
      onValueChange={onChange}
    />
  );
}
