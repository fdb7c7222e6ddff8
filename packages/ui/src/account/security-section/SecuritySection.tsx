import { useId } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { type ProofOptions, useProof } from '../proof-dialog/index.ts';
import { EmailCard, type EmailCardProps } from './EmailCard.tsx';
import { securityMessages } from './messages.ts';
import { PasskeyCard, type PasskeyCardProps } from './PasskeyCard.tsx';
import { PasswordCard, type PasswordCardProps } from './PasswordCard.tsx';
import { SessionCard, type SessionCardProps } from './SessionCard.tsx';
import type { AccountSecurity } from './security-records.ts';

type Actions = Pick<PasswordCardProps, 'onChangePassword'> &
  Pick<EmailCardProps, 'onChangeEmail'> &
  Pick<PasskeyCardProps, 'onAddPasskey' | 'onRemovePasskey'> &
  Pick<SessionCardProps, 'onEndSession' | 'onEndSessions'>;

export type SecuritySectionProps = Actions &
  Omit<ProofOptions, 'loadMethods'> & {
    /** Loads how the member signs in, and the open sessions. */
    loadSecurity: () => Promise<AccountSecurity>;
  };

type CardsProps = Omit<SecuritySectionProps, 'loadSecurity'> & {
  security: AccountSecurity;
  /** Called after a change, to load the data again. */
  onChanged: () => void;
};

function SecurityCards({
  security,
  onChanged,
  onProve,
  onSignInAgain,
  onChangePassword,
  onChangeEmail,
  onAddPasskey,
  onRemovePasskey,
  onEndSession,
  onEndSessions,
}: CardsProps) {
  const { email, hasPassword, passkeys, sessions } = security;
  const loadMethods = async () => ({
    hasPassword,
    hasPasskey: onAddPasskey !== undefined && passkeys.length > 0,
  });
  const { prove, proofDialog } = useProof({ loadMethods, onProve, onSignInAgain });
  return (
    <>
      <PasswordCard
        hasPassword={hasPassword}
        onChangePassword={(form) => prove(() => onChangePassword(form))}
        onChanged={onChanged}
      />
      <EmailCard email={email} onChangeEmail={(newEmail) => prove(() => onChangeEmail(newEmail))} />
      <PasskeyCard
        passkeys={passkeys}
        onAddPasskey={onAddPasskey && (() => prove(onAddPasskey))}
        onRemovePasskey={(id) => prove(() => onRemovePasskey(id))}
        onChanged={onChanged}
      />
      <SessionCard
        sessions={sessions}
        onEndSession={(id) => prove(() => onEndSession(id))}
        onEndSessions={() => prove(onEndSessions)}
        onChanged={onChanged}
      />
      {proofDialog}
    </>
  );
}

/** How the member signs in, and where: password, e-mail address, passkeys and open sessions. */
export function SecuritySection(allProps: SecuritySectionProps & HostAttributes) {
  const texts = useMessages('Security', securityMessages);
  const [{ className, ...host }, { loadSecurity, ...cardsProps }] =
    splitHostAttributes<SecuritySectionProps>(allProps);
  const headingId = useId();
  return (
    <section {...host} aria-labelledby={headingId} className={cx('nu:grid nu:max-w-4xl nu:gap-4', className)}>
      <div>
        <Heading level={2} id={headingId} className="nu:text-h4">
          {texts.title}
        </Heading>
        <p className="nu:mt-1 nu:text-muted">{texts.introduction}</p>
      </div>
      <AsyncContent load={loadSecurity} skeleton={<Skeleton className="nu:h-96" />}>
        {(security, { refresh }) => (
          <SecurityCards {...cardsProps} security={security} onChanged={() => void refresh()} />
        )}
      </AsyncContent>
    </section>
  );
}
