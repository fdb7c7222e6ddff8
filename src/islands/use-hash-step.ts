import { useEffect, useState } from 'react';

/** The step that a hash names: '#alamat' is 'alamat'. One that cannot be decoded names no step. */
export function stepOfHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const read = () => stepOfHash(location.hash);

/** The wizard's step lives in the URL's hash, so that back and forward move between steps. */
export function useHashStep(): [string, (step: string, options?: { replace?: boolean }) => void] {
  const [step, setStep] = useState(read);
  useEffect(() => {
    const follow = () => setStep(read());
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);
  return [
    step,
    (next, options) => {
      const url = `${location.pathname}${location.search}#${next}`;
      if (options?.replace) history.replaceState(null, '', url);
      else history.pushState(null, '', url);
      setStep(next);
    },
  ];
}
