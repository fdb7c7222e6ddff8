import { formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { Button } from '../../primitives/button/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { securityMessages } from './messages.ts';
import type { Passkey } from './security-records.ts';
import { useSecurityAction } from './use-security-action.ts';

export type PasskeyCardProps = {
  passkeys: Passkey[];
  /**
   * Creates a passkey on this device and stores it. Rejects with an `ApiProblem`. If absent, this page cannot use passkeys: the
   * member can only remove them.
   */
  onAddPasskey?: (() => Promise<unknown>) | undefined;
  /** Removes a passkey. Rejects with an `ApiProblem`. */
  onRemovePasskey: (id: string) => Promise<unknown>;
  onChanged: () => void;
};

const ADD = 'add';

const textOf = ({ createdAt, lastUsedAt }: Passkey, texts: Messages['Security']): string =>
  lastUsedAt
    ? texts.passkeyUsed(formatLongDate(createdAt), formatDateTime(lastUsedAt))
    : texts.passkeyUnused(formatLongDate(createdAt));

/** Lists the passkeys of the member, adds one, and removes one. Renders nothing if the member has none and cannot add one. */
export function PasskeyCard({ passkeys, onAddPasskey, onRemovePasskey, onChanged }: PasskeyCardProps) {
  const texts = useMessages('Security', securityMessages);
  const { pendingKey, run } = useSecurityAction(onChanged);
  if (!onAddPasskey && passkeys.length === 0) return null;
  return (
    <PrivacyRight title={texts.passkeys}>
      <p className="nu:mt-1 nu:text-muted">{onAddPasskey ? texts.passkeyText : texts.passkeyElsewhere}</p>
      {passkeys.length > 0 && (
        <ul className="nu:mt-3 nu:divide-y nu:divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="nu:flex nu:flex-wrap nu:items-center nu:gap-3 nu:py-3">
              <div className="nu:min-w-48 nu:flex-1">
                <p className="nu:font-semibold">{passkey.name}</p>
                <p className="nu:text-sm nu:text-muted">{textOf(passkey, texts)}</p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                className="nu:-mx-4"
                aria-label={texts.removePasskey(passkey.name)}
                pending={pendingKey === passkey.id}
                disabled={pendingKey !== null && pendingKey !== passkey.id}
                onClick={() => run(passkey.id, () => onRemovePasskey(passkey.id), texts.passkeyRemoved)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {onAddPasskey && (
        <Button
          variant="secondary"
          className="nu:mt-4"
          pending={pendingKey === ADD}
          disabled={pendingKey !== null && pendingKey !== ADD}
          onClick={() => run(ADD, onAddPasskey, texts.passkeyAdded)}
        >
          {texts.addPasskey}
        </Button>
      )}
    </PrivacyRight>
  );
}
