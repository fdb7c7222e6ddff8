import type { StatusRow } from '@naungan/domain/status';
import { Badge } from '../../packages/ui/src/primitives/badge/index.ts';

/** Lists statuses of the domain with the displayed label and colour of each status, and with the next statuses. */
export function StatusTable({ rows, transitions = {} }: StatusTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>status</th>
          <th>shown as</th>
          <th>may become</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([status, { label, tone }]) => (
          <tr key={status}>
            <td>
              <code>{status}</code>
            </td>
            <td>
              <span className="naungan">
                <Badge tone={tone}>{label}</Badge>
              </span>
            </td>
            <td>{transitions[status]?.join(', ') || 'nothing else'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StatusTableProps = {
  rows: Readonly<Record<string, StatusRow>>;
  /** The next statuses of each status. */
  transitions?: Readonly<Record<string, readonly string[]>>;
};
