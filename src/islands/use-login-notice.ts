import { loginNotice, takeReason } from '@naungan/storefront/session/login-reason';
import { useEffect, useState } from 'react';
import { storage } from '../stores/app.ts';
import { loginTarget } from './sign-in.ts';

/** Why one is at the login or the registration; undefined until it is read, once the page is `ready` for it. */
export function useLoginNotice(ready: boolean): string | null | undefined {
  const [notice, setNotice] = useState<string | null>();
  useEffect(() => {
    if (!ready) return;
    void Promise.all([takeReason(storage), loginTarget()]).then(([reason, target]) =>
      setNotice(loginNotice(reason, target)),
    );
  }, [ready]);
  return notice;
}
