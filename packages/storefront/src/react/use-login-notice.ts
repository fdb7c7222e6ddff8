import { useEffect, useState } from 'react';
import { loginNotice, takeReason } from '../session/login-reason.ts';
import { signInOf } from '../session/sign-in.ts';
import { useStorefront } from './StorefrontProvider.tsx';

/**
 * Returns the notice above the login or registration form, which states why the visitor has to log in; null if there is no
 * reason, undefined until `isReady`.
 */
export function useLoginNotice(isReady: boolean): string | null | undefined {
  const shop = useStorefront();
  const [notice, setNotice] = useState<string | null>();
  useEffect(() => {
    if (!isReady) return;
    void Promise.all([takeReason(shop.storage), signInOf(shop).loginTarget()]).then(([reason, target]) =>
      setNotice(loginNotice(shop.links, reason, target)),
    );
  }, [isReady, shop]);
  return notice;
}
