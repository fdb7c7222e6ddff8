import { formatDateTime } from '@naungan/domain/dates';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { ConfirmDialogProps } from '../../primitives/confirm-dialog/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { securityMessages } from './messages.ts';
import type { OpenSession } from './security-records.ts';
import { useSecurityAction } from './use-security-action.ts';

export type SessionCardProps = {
  sessions: OpenSession[];
  /** Ends one session. Rejects with an `ApiProblem`. */
  onEndSession: (id: string) => Promise<unknown>;
  /** Ends all sessions, also this one, and leaves the page. Rejects with an `ApiProblem`. */
  onEndSessions: () => Promise<unknown>;
  onChanged: () => void;
};

const loadDialog = () =>
  import('../../primitives/confirm-dialog/index.ts').then((module) => module.ConfirmDialog);

/** Returns a text such as 'Chrome di Android'. */
function deviceNameOf({ browser, os }: OpenSession, texts: Messages['Security']): string {
  if (browser && os) return texts.device(browser, os);
  return browser ?? os ?? texts.unknownDevice;
}

/** Lists the devices on which the member is signed in, and signs out of one or of all. */
export function SessionCard({ sessions, onEndSession, onEndSessions, onChanged }: SessionCardProps) {
  const texts = useMessages('Security', securityMessages);
  const { pendingKey, run } = useSecurityAction(onChanged);
  const dialog = useLazyDialog<ConfirmDialogProps>(loadDialog);
  return (
    <PrivacyRight title={texts.sessions}>
      <ul className="nu:mt-3 nu:divide-y nu:divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="nu:flex nu:flex-wrap nu:items-center nu:gap-3 nu:py-3">
            <div className="nu:min-w-48 nu:flex-1">
              <p className="nu:font-semibold">{deviceNameOf(session, texts)}</p>
              <p className="nu:text-sm nu:text-muted">
                {texts.session(formatDateTime(session.createdAt), formatDateTime(session.lastSeenAt))}
              </p>
            </div>
            {session.current ? (
              <Badge tone="success">{texts.thisDevice}</Badge>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                className="nu:-mx-4"
                aria-label={texts.signOutOf(deviceNameOf(session, texts))}
                pending={pendingKey === session.id}
                disabled={pendingKey !== null && pendingKey !== session.id}
                onClick={() => run(session.id, () => onEndSession(session.id), texts.signedOut)}
              >
                {texts.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="nu:mt-4" pending={dialog.pending} onClick={dialog.show}>
        {texts.signOutAll}
      </Button>
      {dialog.Dialog && (
        <dialog.Dialog
          open={dialog.open}
          onOpenChange={dialog.setOpen}
          title={texts.signOutAllTitle}
          description={texts.signOutAllText}
          confirmLabel={texts.signOutAllConfirm}
          onConfirm={async () => void (await onEndSessions())}
        />
      )}
    </PrivacyRight>
  );
}
