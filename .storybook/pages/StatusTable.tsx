import type { StatusRow } from '@naungan/domain/status';
import { Badge } from '../../packages/ui/src/primitives/badge/index.ts';

/** Shows statuses of the domain with their displayed labels and colours, and with the next statuses. */
export function StatusTable({ rows, next = {} }: StatusTableProps) {
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
            <td>{next[status]?.join(', ') || 'nothing else'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StatusTableProps = {
  rows: Readonly<Record<string, StatusRow>>;
  next?: Readonly<Record<string, readonly string[]>>;
};
