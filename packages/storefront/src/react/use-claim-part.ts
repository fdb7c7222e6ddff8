import { type ClaimPart, readClaimPart } from '@naungan/ui/claims/claim-progress';
import { useEffect, useState } from 'react';
import { useStorefront } from './provider.tsx';

/** Returns the open section of a claim's page, stored in the URL as `view`, and its setter. */
export function useClaimPart(): [ClaimPart, (part: ClaimPart) => void] {
  const { currentUrl, setUrl, onStep } = useStorefront();
  const readPart = () => readClaimPart(new URLSearchParams(currentUrl().search).get('view'));
  const [part, setPart] = useState(readPart);
  useEffect(
    () => onStep(() => setPart(readClaimPart(new URLSearchParams(currentUrl().search).get('view')))),
    [currentUrl, onStep],
  );
  return [
    part,
    (newPart) => {
      const { pathname } = currentUrl();
      setUrl(newPart === 'progress' ? pathname : `${pathname}?view=${newPart}`, { replace: true });
      setPart(newPart);
    },
  ];
}
