import { useStore } from '@nanostores/react';
import type { LogoMark } from '@naungan/domain/brand';
import { Logo } from '@naungan/ui/primitives/logo';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { useEffect, useMemo } from 'react';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Shell } from '../shell/Shell.tsx';
import { SignIn } from '../shell/SignIn.tsx';
import type { createDesk } from './create-desk.ts';
import { DeskContext, type DeskContextValue } from './desk-context.ts';
import { useResource } from './use-resource.ts';

export type DeskProps = {
  desk: ReturnType<typeof createDesk>;
  brand: { name: string; mark: LogoMark };
};

/** The whole desk: the sign-in, or the screens of a signed-in person. */
export function Desk({ desk, brand }: DeskProps) {
  const session = useStore(desk.session.$session);
  const email = session.state === 'staff' ? session.email : null;

  useEffect(() => void desk.session.restore(), [desk]);
  useEffect(() => (email === null ? undefined : desk.watchIdle()), [desk, email]);

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
  if (email === null) return <Opening />;
  return <SignedInDesk key={email} desk={desk} brand={brand} email={email} />;
}

const Opening = () => (
  <div className="nu:grid nu:min-h-dvh nu:place-items-center">
    <Spinner label="Memuat" />
  </div>
);

/** The screens of a signed-in person, after the person's permissions and drafts are loaded. */
function SignedInDesk({ desk, brand, email }: DeskProps & { email: string }) {
  const { resource, reload } = useResource(email, async () => {
    const [me] = await Promise.all([desk.call('deskMe', {}), desk.drafts.open(email)]);
    return me.response;
  });
  const me = resource.state === 'ready' ? resource.value : null;
  const context = useMemo<DeskContextValue | null>(() => me && { ...desk, email, me }, [desk, email, me]);

  if (resource.state === 'failed')
    return (
      <main className="nu:flex nu:min-h-dvh">
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      </main>
    );
  if (!context) return <Opening />;
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
