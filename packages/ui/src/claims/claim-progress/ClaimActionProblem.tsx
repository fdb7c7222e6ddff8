import { ALERT_TITLES } from '@naungan/domain/messages';
import type { ApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';

/** The reason why an action failed. The dialog keeps its input [Q22]. */
export function ClaimActionProblem({ error }: { error: ApiProblem | null }) {
  if (!error) return null;
  const details = error.fields.map(({ message }) => message);
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
