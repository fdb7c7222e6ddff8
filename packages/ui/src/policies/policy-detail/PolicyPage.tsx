import type { PolicyDetail as Policy } from '@naungan/domain/policy';
import { LoadGate } from '../../orders/load-gate/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { PolicyDetail } from './PolicyDetail.tsx';

export type PolicyPageProps = {
  /** 404 when the policy does not exist or is somebody else's. */
  load: () => Promise<Policy>;
};

/** A policy by its id. */
export function PolicyPage({ load }: PolicyPageProps) {
  return (
    <LoadGate
      load={load}
      skeleton={
        <div className="grid gap-5">
          <Skeleton className="h-64 w-full rounded-card" />
          <Skeleton className="h-72 w-full rounded-card" />
        </div>
      }
      notFound={
        <EmptyState
          title="Polis tidak ditemukan"
          action={<ButtonLink href="/polis/">Lihat polis saya</ButtonLink>}
        >
          Periksa kembali tautan Anda atau buka dari daftar polis.
        </EmptyState>
      }
    >
      {(policy) => <PolicyDetail policy={policy} />}
    </LoadGate>
  );
}
