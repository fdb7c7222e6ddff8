import { isProductType } from '@naungan/domain/lines';
import { PolicyLookup } from '@naungan/ui/claims/policy-lookup';
import { useState } from 'react';
import { useStorefront } from '../react/provider.tsx';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

/** Looks up a policy to claim on it; open to everyone. */
export function PolicySearch() {
  const { api, session, address } = useStorefront();
  const { state } = useSession();
  const [defaultValue] = useState(() => {
    const query = new URLSearchParams(address().search);
    const productType = query.get('productType');
    return {
      productType: isProductType(productType) ? productType : '',
      policyNumber: query.get('policyNumber') ?? '',
    };
  });
  return (
    <Frame>
      <PolicyLookup
        defaultValue={defaultValue}
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
