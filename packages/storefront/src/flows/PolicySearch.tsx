import { isProductType } from '@naungan/domain/lines';
import { PolicyLookup } from '@naungan/ui/claims/policy-lookup';
import { useMemo } from 'react';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useNotifyFormShown } from '../react/use-notify-form-shown.ts';
import { useSession } from '../react/use-session.ts';
import { useUrlQuery } from '../react/use-url-query.ts';
import { Frame } from './Frame.tsx';

/** Reads the policy from the URL's query. */
function policyInUrl(urlQuery: string) {
  const query = new URLSearchParams(urlQuery);
  const line = query.get('productType');
  return {
    line: isProductType(line) ? line : '',
    policyNumber: query.get('policyNumber') ?? '',
  };
}

/** Finds the policy for a claim. Needs no login. */
export function PolicySearch() {
  const { api, session } = useStorefront();
  const { state } = useSession();
  const urlQuery = useUrlQuery();
  const policyFromUrl = useMemo(() => policyInUrl(urlQuery), [urlQuery]);
  useNotifyFormShown(true);
  return (
    <Frame>
      <PolicyLookup
        prefill={policyFromUrl}
        signedIn={state === 'member'}
        requestLink={(body) => api.call('requestHeirLink', { body })}
        lookUp={async ({ policyNumber, productType }) => {
          // The result depends on whether the policyholder is signed in.
          await session.restore();
          const { response } = await api.call('policyInquiry', {
            params: { policyNumber },
            query: { productType },
          });
          return response;
        }}
      />
    </Frame>
  );
}
