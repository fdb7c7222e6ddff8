import { useEffect, useState } from 'react';
import { storage } from '../stores/app.ts';
import { type LoginReason, loginNotice } from '../stores/login-reason.ts';
import { loginTarget } from './sign-in.ts';

/** Why one is at the login or the registration; undefined until it is read. */
export function useLoginNotice(): string | null | undefined {
  const [notice, setNotice] = useState<string | null>();
  useEffect(() => {
    void Promise.all([storage.read<LoginReason>('reason'), loginTarget()]).then(([reason, target]) =>
      setNotice(loginNotice(reason, target)),
    );
  }, []);
  return notice;
}
