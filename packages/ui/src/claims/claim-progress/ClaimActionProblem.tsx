import type { ApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { claimPageMessages } from './messages.ts';

/** Shows why an action failed. The input of the dialog or form stays [Q22]. */
export function ClaimActionProblem({ error }: { error: ApiProblem | null }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  if (!error) return null;
  const fieldMessages = error.fields.map(({ message }) => message);
  return (
    <Alert tone="danger" title={texts.problemTitle} className="nu:mb-4">
      <p>{error.message}</p>
      {fieldMessages
        .filter((message) => message !== error.message)
        .map((message) => (
          <p key={message}>{message}</p>
        ))}
    </Alert>
  );
}
