import { Alert } from '@naungan/ui/primitives/alert';
import type { Decision } from '../desk/use-decision.ts';

export type DecisionProblemProps = {
  decision: Decision;
  /** What changed meanwhile, for a conflict: one line per change, the newest last. */
  changes: readonly string[];
};

/** States why a decision was refused. After a conflict it lists what changed meanwhile. */
export function DecisionProblem({ decision, changes }: DecisionProblemProps) {
  const { problem, isConflict } = decision;
  if (!problem) return null;
  const fieldMessages = problem.fields
    .map(({ message }) => message)
    .filter((text) => text !== problem.message);
  const lines = [...fieldMessages, ...(isConflict ? changes : [])];
  return (
    <Alert
      tone="danger"
      title={isConflict ? 'Data ini sudah berubah' : 'Belum tersimpan'}
      className="nu:mb-4 nu:wrap-anywhere"
    >
      <p>{problem.message}</p>
      {lines.length > 0 && (
        <ul className="nu:mt-1 nu:list-disc nu:ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>Yang Anda ketik masih tersimpan.</p>
    </Alert>
  );
}
