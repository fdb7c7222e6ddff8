import type { PlanChange } from '@naungan/api/desk-catalogue';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { useDesk } from '../desk/desk-context.ts';
import { useResource } from '../desk/use-resource.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { changeTitle, periodText } from './change-facts.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

/** A tariff that waits for a second person, with its effect on prices. */
export function ProposalView({ productId, change }: { productId: string; change: PlanChange }) {
  const { call } = useDesk();
  const { id, tariff, validFrom, validUntil, proposedBy, reason } = change;
  const { resource, reload } = useResource(id, async () => {
    if (tariff === null) throw new Error('The change has no tariff');
    const body = { validFrom, validUntil, change: { kind: 'tariff' as const, tariff } };
    return (await call('deskPreviewChange', { params: { id: productId }, body })).response;
  });
  return (
    <section aria-label="Usulan tarif" className="nu:grid nu:gap-4 nu:p-5">
      <div>
        <h2 className="nu:text-lg nu:font-bold">
          {changeTitle(change)} {periodText(change)}
        </h2>
        <p className="nu:text-sm nu:text-muted">Diusulkan {proposedBy.fullName}</p>
        <p className="nu:mt-1 nu:wrap-anywhere nu:whitespace-pre-line">{reason}</p>
      </div>
      {resource.state === 'loading' && <Spinner label="Menghitung dampak" />}
      {resource.state === 'failed' && (
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      )}
      {resource.state === 'ready' && <PreviewPanel preview={resource.value} />}
    </section>
  );
}
