import type { DeskProduct } from '@naungan/api/desk-catalogue';
import { useDesk } from '../desk/desk-context.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { type ChangeDraft, ChangeForm } from './ChangeForm.tsx';
import { TariffFields } from './TariffFields.tsx';
import { type TariffTexts, typedTariff } from './tariff-form.ts';

export type ProductFormProps = {
  product: DeskProduct;
  onDone: (message: string) => void;
  onConflict: () => void;
  onClose: () => void;
};

/** Proposes a tariff. What was typed stays until the proposal is sent or discarded. */
export function TariffForm({ product, onDone, onConflict, onClose }: ProductFormProps) {
  const { call } = useDesk();
  const { id, productName, tariff: base, tariffVersion, earliestTariffDay } = product;
  const [draft, setDraft, clear] = useDraft<ChangeDraft & { texts: TariffTexts; version: number }>(
    `product.${id}.tariff`,
    { texts: {}, validFrom: earliestTariffDay, validUntil: '', reason: '', version: tariffVersion },
  );
  const { tariff, problems } = typedTariff(base, draft.texts);
  return (
    <ChangeForm
      product={product}
      title="Usulkan tarif baru"
      draft={draft}
      onDraftChange={(change) => setDraft({ ...draft, ...change })}
      change={{ kind: 'tariff', tariff }}
      problems={problems}
      earliest={earliestTariffDay}
      submitLabel="Kirim usulan"
      send={(body) =>
        call('deskProposeTariff', { params: { id }, body: { ...body, tariff, version: draft.version } })
      }
      onSent={() => {
        clear();
        onDone(`Usulan tarif ${productName} menunggu persetujuan orang lain.`);
      }}
      onConflict={onConflict}
      onDiscard={() => {
        clear();
        onClose();
      }}
    >
      {(errors) => (
        <>
          {draft.version !== tariffVersion && (
            <p role="alert" className="nu:rounded-lg nu:bg-warn-tint nu:p-3 nu:text-sm">
              Tarif lain disetujui sejak Anda mulai mengisi. Periksa isian dengan tarif yang sekarang.{' '}
              <button
                type="button"
                className="nu:font-semibold nu:underline"
                onClick={() => setDraft({ ...draft, version: tariffVersion })}
              >
                Isian sudah saya periksa
              </button>
            </p>
          )}
          <TariffFields
            base={base}
            texts={draft.texts}
            errors={errors}
            onTextChange={(path, text) => setDraft({ ...draft, texts: { ...draft.texts, [path]: text } })}
          />
        </>
      )}
    </ChangeForm>
  );
}
