import { useEffect, useState } from 'react';
import type { Navigation } from '../navigation.ts';
import { useStorefront } from './StorefrontProvider.tsx';

/** Returns the step of a hash: 'alamat' for '#alamat'. Returns the text without decoding if its encoding is invalid. */
export function stepOfHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the wizard's step in the URL's hash, and its setter. Back and forward move between steps. */
export const useHashStep = () => useHashStepOf(useStorefront());

/** Returns the wizard's step in the URL's hash, and its setter, for a page without a storefront. */
export function useHashStepOf({
  currentUrl,
  setUrl,
  onStep: onBackOrForward,
}: Pick<Navigation, 'currentUrl' | 'setUrl' | 'onStep'>): [
  string,
  (step: string, options?: { replace?: boolean }) => void,
] {
  const [step, setStep] = useState(() => stepOfHash(currentUrl().hash));
  useEffect(() => {
    const updateStep = () => setStep(stepOfHash(currentUrl().hash));
    const unsubscribe = onBackOrForward(updateStep);
    addEventListener('hashchange', updateStep);
    return () => {
      unsubscribe();
      removeEventListener('hashchange', updateStep);
    };
  }, [currentUrl, onBackOrForward]);
  return [
    step,
    (newStep, options) => {
      const { pathname, search } = currentUrl();
      setUrl(`${pathname}${search}#${newStep}`, options);
      setStep(newStep);
    },
  ];
}
