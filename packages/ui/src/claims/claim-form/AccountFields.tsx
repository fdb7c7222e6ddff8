import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { AccountInputs, type AccountInputsProps } from '../bank-account/AccountInputs.tsx';

/** The fields of the bank account for the payment. Only some claims require it in the form [3 §4]. */
export function AccountFields(props: AccountInputsProps) {
  return (
    <Card>
      <Heading level={2} className="nu:text-h5">
        Rekening penerima
      </Heading>
      <p className="nu:mt-1 nu:mb-4 nu:text-muted">
        Bila klaim disetujui, pembayaran dikirim ke rekening ini.
      </p>
      <AccountInputs {...props} />
    </Card>
  );
}
