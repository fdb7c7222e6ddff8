import type { ClaimAccount } from '@naungan/domain/claim/record';
import { RecordNumber } from '../../primitives/record-number/index.ts';

/** An account as text: bank and number, below them the holder. */
export function AccountText({ account }: { account: ClaimAccount }) {
  return (
    <>
      {account.bankName} <RecordNumber text={account.accountNumber} />
      <span className="nu:block nu:font-normal">a.n. {account.accountHolder}</span>
    </>
  );
}
