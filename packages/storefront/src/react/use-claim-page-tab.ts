import { type ClaimPageTab, readClaimPageTab } from '@naungan/ui/claims/claim-progress';
import { useEffect, useState } from 'react';
import { useStorefront } from './StorefrontProvider.tsx';

/** Returns the selected tab of a claim's page, stored in the URL as `view`, and its setter. */
export function useClaimPageTab(): [ClaimPageTab, (tab: ClaimPageTab) => void] {
  const { currentUrl, setUrl, onStep } = useStorefront();
  const readTab = () => readClaimPageTab(new URLSearchParams(currentUrl().search).get('view'));
  const [tab, setTab] = useState(readTab);
  useEffect(
    () => onStep(() => setTab(readClaimPageTab(new URLSearchParams(currentUrl().search).get('view')))),
    [currentUrl, onStep],
  );
  return [
    tab,
    (newTab) => {
      // The fragment has the secret of an heir's link.
      const { pathname, hash } = currentUrl();
      setUrl(pathname + (newTab === 'progress' ? '' : `?view=${newTab}`) + hash, { replace: true });
      setTab(newTab);
    },
  ];
}
