import { Spinner } from '@naungan/ui/primitives/spinner';
import { type ReactNode, useState } from 'react';
import { useResource } from '../desk/use-resource.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { InvitationFields } from './InvitationFields.tsx';
import { type Acceptance, type Accepted, acceptanceOf, type Invitation } from './invitation-form.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export type InvitationPageProps = {
  /** The token of the mailed link; '' if the link is cut off. */
  token: string;
  /** Rejects with an `ApiProblem`: status 404 for an invitation that is used, expired or replaced. */
  read: (token: string) => Promise<Invitation>;
  /** Rejects with an `ApiProblem`. */
  accept: (token: string, body: Acceptance) => Promise<Accepted>;
  /** Creates a passkey on this device; null in a browser without passkeys. Rejects with a message for the person. */
  createPasskey: ((invitation: Invitation) => Promise<Acceptance['passkey']>) | null;
  /** Opens the desk with the session of the accepted invitation. */
  onOpenDesk: (session: { token: string; email: string }) => Promise<void>;
  logo?: ReactNode;
};

const INCOMPLETE_LINK =
  'Tautan undangan tidak lengkap. Buka lagi tautan dari email undangan, atau minta undangan baru kepada supervisor.';

/** The page of an invitation: password and authenticator app or passkey, then the recovery codes, then the desk. */
export function InvitationPage({
  token,
  read,
  accept,
  createPasskey,
  onOpenDesk,
  logo,
}: InvitationPageProps) {
  const [accepted, setAccepted] = useState<(Accepted & { email: string }) | null>(null);
  const { resource, refresh, reload } = useResource(token, async () => (token ? read(token) : null));

  if (resource.state === 'loading')
    return (
      <div className="nu:grid nu:min-h-dvh nu:place-items-center">
        <Spinner label="Memuat undangan" />
      </div>
    );
  if (resource.state === 'failed' && resource.problem.status !== 404)
    return (
      <main className="nu:flex nu:min-h-dvh">
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      </main>
    );
  const invitation = resource.state === 'ready' ? resource.value : null;
  if (!invitation)
    return (
      <Frame title="Undangan tidak dapat dibuka" logo={logo}>
        <p>{resource.state === 'failed' ? sentence(resource.problem.message) : INCOMPLETE_LINK}</p>
        <p className="nu:mt-3">
          Sudah menerima undangan ini?{' '}
          <a className="nu:font-semibold nu:text-brand nu:underline" href="/desk">
            Masuk ke meja kerja
          </a>
        </p>
      </Frame>
    );
  if (accepted)
    return (
      <Frame title="Simpan kode pemulihan Anda" logo={logo}>
        <RecoveryCodes
          codes={accepted.recoveryCodes}
          onDone={() => onOpenDesk({ token: accepted.access_token, email: accepted.email })}
        />
      </Frame>
    );
  return (
    <Frame title="Undangan ke meja kerja" logo={logo}>
      <InvitationFields
        invitation={invitation}
        canUsePasskeys={createPasskey !== null}
        onNewSecret={() => void refresh()}
        onSubmit={async (form) => {
          // The challenge of the shown invitation may be older than its five minutes.
          const passkey = form.method === 'passkey' ? await createPasskey?.(await read(token)) : undefined;
          const reply = await accept(token, acceptanceOf(form, invitation, passkey));
          setAccepted({ ...reply, email: invitation.email });
        }}
      />
    </Frame>
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const Frame = ({ title, logo, children }: { title: string; logo: ReactNode; children: ReactNode }) => (
  <main className="nu:grid nu:min-h-dvh nu:place-items-center nu:bg-paper nu:p-6 nu:text-ink">
    <div className="nu:w-full nu:max-w-140 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-7">
      {logo && <div className="nu:mb-5">{logo}</div>}
      <h1 className="nu:mb-4 nu:text-h4 nu:font-bold nu:tracking-tight">{title}</h1>
      {children}
    </div>
  </main>
);
