import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { BreakableText } from '../../primitives/breakable-text/index.ts';

type PartyProps = { party: InvoiceFormat['bill'] };

/** Name, address, phone and e-mail of the payer or of the broker. */
export function InvoiceParty({ party: { name, address, phone, email } }: PartyProps) {
  return (
    <>
      <p className="nu:font-semibold nu:wrap-anywhere">{name}</p>
      <p className="nu:text-muted">
        {address && (
          <>
            {address}
            <br />
          </>
        )}
        {phone}
        <br />
        <BreakableText text={email} />
      </p>
    </>
  );
}
