import type { DeskProduct } from '@naungan/api/desk-catalogue';
import { formatDate } from '@naungan/domain/dates';
import { LINES } from '@naungan/domain/lines';
import { SALE_LABELS } from '@naungan/domain/tariff-change';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useBackToList } from '../desk/use-back-to-list.ts';
import { useResource } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { FactSection } from '../parts/fact-list/FactList.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import { RecordHeader } from '../parts/RecordHeader.tsx';
import { RecordSkeleton } from '../parts/RecordSkeleton.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { ChangePanel } from './ChangePanel.tsx';
import { CurrentTariff } from './CurrentTariff.tsx';
import { SALE_TONES } from './change-facts.ts';
import { ProposalView } from './ProposalView.tsx';
import { SaleForm } from './SaleForm.tsx';
import { TariffForm } from './TariffForm.tsx';

/** What the middle of the page shows: a form, or the effect of a waiting tariff by its id. */
type View = { kind: 'tariff' } | { kind: 'sale' } | { kind: 'proposal'; id: string };

/** Returns the view that opens first: a form with typed values, else the oldest waiting tariff. */
function useFirstView({ id, changes }: DeskProduct, mayEdit: boolean): View | null {
  const { drafts } = useDesk();
  if (!mayEdit) return null;
  if (drafts.read(`product.${id}.tariff`) !== undefined) return { kind: 'tariff' };
  if (drafts.read(`product.${id}.sale`) !== undefined) return { kind: 'sale' };
  const waiting = changes.findLast(({ status, isOutdated }) => status === 'waiting' && !isOutdated);
  return waiting ? { kind: 'proposal', id: waiting.id } : null;
}

type ProductPageProps = { product: DeskProduct; listHref: string; onChanged: () => void };

function ProductPage({ product, listHref, onChanged }: ProductPageProps) {
  const { me } = useDesk();
  const mayEdit = me.permissions.includes('catalogue.edit');
  const firstView = useFirstView(product, mayEdit);
  const [view, setView] = useState<View | null>(firstView);
  const { id, code, productName, productType, insuranceCompany, sale, changes, tariff, today } = product;
  const openTariff = () => setView({ kind: 'tariff' });
  const openSale = () => setView({ kind: 'sale' });
  useShortcuts(
    'Produk',
    mayEdit
      ? [
          { keys: 't', label: 'Usulkan tarif baru', run: openTariff },
          { keys: 'p', label: 'Ubah penjualan', run: openSale },
        ]
      : [],
  );
  function finish(message: string) {
    setView(null);
    notifyStored(message);
    onChanged();
  }
  const formProps = { product, onDone: finish, onConflict: onChanged, onClose: () => setView(null) };
  const shownProposal = view?.kind === 'proposal' ? changes.find((change) => change.id === view.id) : null;
  return (
    <>
      <RecordHeader listHref={listHref} number={code} name={productName}>
        <StatusBadge tone={SALE_TONES[sale]}>{SALE_LABELS[sale]}</StatusBadge>
      </RecordHeader>
      <div className="nu:min-h-0 nu:flex-1 nu:max-md:overflow-y-auto nu:md:max-xl:flex nu:md:max-xl:flex-col nu:xl:grid nu:xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section
          aria-label="Tindakan dan perubahan"
          className="nu:border-line nu:bg-surface nu:max-xl:border-b nu:md:max-xl:max-h-52 nu:md:max-xl:shrink-0 nu:md:overflow-y-auto nu:xl:order-last nu:xl:border-s"
        >
          {mayEdit && (
            <section aria-label="Tindakan" className="nu:border-b nu:border-line nu:p-4">
              <div className="nu:flex nu:flex-wrap nu:gap-2 nu:xl:grid">
                <DeskButton variant="primary" keys="t" onClick={openTariff}>
                  Usulkan tarif baru
                </DeskButton>
                <DeskButton keys="p" onClick={openSale}>
                  Ubah penjualan
                </DeskButton>
                {view && (
                  <DeskButton variant="quiet" onClick={() => setView(null)}>
                    Lihat tarif sekarang
                  </DeskButton>
                )}
              </div>
            </section>
          )}
          <h2 className="nu:px-4 nu:pt-4 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
            Perubahan
          </h2>
          {changes.length === 0 && <p className="nu:p-4 nu:text-sm nu:text-muted">Belum ada perubahan.</p>}
          <ul>
            {changes.map((change) => (
              <ChangePanel
                key={change.id}
                productName={productName}
                change={change}
                onShow={
                  mayEdit && change.status === 'waiting' && !change.isOutdated && change !== shownProposal
                    ? () => setView({ kind: 'proposal', id: change.id })
                    : undefined
                }
                onDone={finish}
                onConflict={onChanged}
              />
            ))}
          </ul>
        </section>
        <ScrollArea
          aria-label="Produk dan perubahannya"
          className="nu:min-h-0 nu:min-w-0 nu:md:flex-1 nu:md:overflow-y-auto"
        >
          {view?.kind === 'tariff' && <TariffForm {...formProps} />}
          {view?.kind === 'sale' && <SaleForm {...formProps} />}
          {shownProposal && <ProposalView productId={id} change={shownProposal} />}
          {!view && (
            <div className="nu:max-w-3xl nu:bg-surface">
              <FactSection
                title="Produk"
                facts={[
                  { title: 'Asuransi', value: insuranceCompany.company_name },
                  { title: 'Lini', value: LINES[productType].label },
                  { title: 'Tarif per', value: formatDate(today) },
                ]}
              />
              <CurrentTariff tariff={tariff} />
            </div>
          )}
        </ScrollArea>
      </div>
    </>
  );
}

/** One product: its tariff of today, its changes, and the forms that change it. */
export function ProductScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  const id = params.id ?? '';
  const list = useBackToList('/products');
  const { resource, refresh, reload } = useResource(
    id,
    async () => (await call('deskProduct', { params: { id } })).response,
  );
  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;
  return <ProductPage product={resource.value} listHref={list.href} onChanged={() => void refresh()} />;
}
