import { ALERT_TITLES } from '@naungan/domain/messages';
import type { ActionError } from '../../flow/action-error/action-error.ts';
import { Alert } from '../../primitives/alert/index.ts';

/** Why nothing was sent; what was chosen is still here [Q22]. */
export function ActFailure({ error }: { error: ActionError | null }) {
  if (!error) return null;
  const details = (error.fields ?? []).map(({ message }) => message);
  return (
    <Alert tone="danger" title={ALERT_TITLES.danger} className="nu:mb-4">
      <p>{error.message}</p>
      {details
        .filter((message) => message !== error.message)
        .map((message) => (
          <p key={message}>{message}</p>
        ))}
    </Alert>
  );
}
