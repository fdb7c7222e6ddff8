import type { ApiProblem } from '@naungan/api/api-problem';
import { FailedState } from '@naungan/ui/primitives/failed-state';

export type LoadFailureProps = { problem: ApiProblem; onRetry: () => void };

const TITLES: Readonly<Record<number, string>> = {
  403: 'Anda tidak memiliki akses',
  404: 'Data tidak ditemukan',
};

/** The message in place of the server's, whose text for a wrong address is the one of the public pages. */
const NOT_FOUND_TEXT = 'Periksa alamatnya, atau cari datanya dengan Ctrl+K.';

/** Shown in place of a list or a record that cannot be loaded, with the server's message. */
export function LoadFailure({ problem, onRetry }: LoadFailureProps) {
  const { status } = problem;
  return (
    <div className="nu:grid nu:flex-1 nu:place-items-center nu:p-6">
      <FailedState
        title={TITLES[status] ?? 'Data tidak dapat dimuat'}
        offline={status === 0}
        onRetry={onRetry}
      >
        {status === 404 ? NOT_FOUND_TEXT : problem.message}
      </FailedState>
    </div>
  );
}
