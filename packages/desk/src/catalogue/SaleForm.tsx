import { SALE_LABELS, SALES, type Sale } from '@naungan/domain/tariff-change';
import { Select } from '@naungan/ui/primitives/select';
import { useDesk } from '../desk/desk-context.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { type ChangeDraft, ChangeForm } from './ChangeForm.tsx';
import type { ProductFormProps } from './TariffForm.tsx';

/** Changes how a product is sold. What was typed stays until the change is sent or discarded. */
export function SaleForm({ product, onDone, onConflict, onClose }: ProductFormProps) {
  const { call } = useDesk();
  const { id, productName, sale: currentSale, today } = product;
  const [draft, setDraft, clear] = useDraft<ChangeDraft & { sale: Sale }>(`product.${id}.sale`, {
    sale: currentSale === 'hidden' ? 'online' : 'hidden',
    validFrom: today,
    validUntil: '',
    reason: '',
  });
  const { sale } = draft;
  return (
    <ChangeForm
      product={product}
      title="Ubah penjualan"
      draft={draft}
      onDraftChange={(change) => setDraft({ ...draft, ...change })}
      change={{ kind: 'sale', sale }}
      problems={[]}
      earliest={today}
      submitLabel="Simpan perubahan"
      send={(body) => call('deskChangeSale', { params: { id }, body: { ...body, sale } })}
      onSent={() => {
        clear();
        onDone(`Penjualan ${productName}: ${SALE_LABELS[sale].toLowerCase()}.`);
      }}
      onConflict={onConflict}
      onDiscard={() => {
        clear();
        onClose();
      }}
    >
      {(errors) => (
        <Select
          label="Cara jual"
          value={sale}
          error={errors.sale}
          options={SALES.map((value) => ({ value, label: SALE_LABELS[value] }))}
          onValueChange={(value) =>
            setDraft({ ...draft, sale: SALES.find((candidate) => candidate === value) ?? sale })
          }
        />
      )}
    </ChangeForm>
  );
}
