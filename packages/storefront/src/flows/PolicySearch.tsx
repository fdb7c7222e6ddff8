import { isProductType } from '@naungan/domain/lines';
import { PolicyLookup } from '@naungan/ui/claims/policy-lookup';
import { useMemo } from 'react';
import { useStorefront } from '../react/provider.tsx';
import { useAddress } from '../react/use-address.ts';
import { useFormShown } from '../react/use-form-shown.ts';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

/** What the query of the address says of the policy. */
function wantedIn(address: string) {
  const query = new URLSearchParams(address);
  const productType = query.get('productType');
  return {
    productType: isProductType(productType) ? productType : '',
    policyNumber: query.get('policyNumber') ?? '',
  };
}

/** Looks up a policy to claim on it; open to everyone. */
export function PolicySearch() {
  const { api, session } = useStorefront();
  const { state } = useSession();
  const address = useAddress();
  const given = useMemo(() => wantedIn(address), [address]);
  useFormShown(true);
  return (
    <Frame>
      <PolicyLookup
        given={given}
        signedIn={state === 'member'}
        lookUp={async ({ policyNumber, productType }) => {
          // Whether the holder looks is known once the session is.
          await session.restore();
          const found = await api.call('policyInquiry', { params: { policyNumber }, query: { productType } });
          return found.response;
        }}
      />
    </Frame>
  );
}
