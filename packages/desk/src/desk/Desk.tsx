import { useStore } from '@nanostores/react';
import type { LogoMark } from '@naungan/domain/brand';
import { Logo } from '@naungan/ui/primitives/logo';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { useEffect, useMemo, useState } from 'react';
import { Shell } from '../shell/Shell.tsx';
import { SignIn } from '../shell/SignIn.tsx';
import type { createDesk } from './create-desk.ts';
import { DeskContext, type DeskContextValue } from './desk-context.ts';

export type DeskProps = {
  desk: ReturnType<typeof createDesk>;
  brand: { name: string; mark: LogoMark };
};

/** The whole desk: the sign-in, or the screens of a signed-in person. */
export function Desk({ desk, brand }: DeskProps) {
  const session = useStore(desk.session.$session);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const email = session.state === 'staff' ? session.email : null;

  useEffect(() => void desk.session.restore(), [desk]);
  useEffect(() => {
    if (email === null) return;
    let isCurrent = true;
    void desk.drafts.open(email).then(() => isCurrent && setOpenedFor(email));
    return () => {
      isCurrent = false;
    };
  }, [desk, email]);
  useEffect(() => (email === null ? undefined : desk.watchIdle()), [desk, email]);

  const context = useMemo<DeskContextValue | null>(
    () => (email === null ? null : { ...desk, email }),
    [desk, email],
  );

  if (session.state === 'anonymous')
    return (
      <SignIn
        key={session.reason}
        reason={session.reason}
        onSubmit={desk.signIn}
        onConfirm={desk.confirm}
        logo={<Logo name={brand.name} mark={brand.mark} />}
      />
    );
  if (!context || openedFor !== email)
    return (
      <div className="nu:grid nu:min-h-dvh nu:place-items-center">
        <Spinner label="Memuat" />
      </div>
    );
  return (
    <DeskContext value={context}>
      <Shell
        logo={
          <>
            <Logo name={brand.name} mark={brand.mark} size={26} className="nu:max-lg:hidden" />
            <Logo name={brand.name} mark={brand.mark} size={26} markOnly className="nu:lg:hidden" />
          </>
        }
      />
    </DeskContext>
  );
}
