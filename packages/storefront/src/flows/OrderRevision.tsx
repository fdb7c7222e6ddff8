import { toForm } from '@naungan/api/multipart';
import { isProductType, type ProductType } from '@naungan/domain/lines';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import { loadLineOrder } from '@naungan/ui/lines';
import {
  type FormerRevisionDraft,
  type OrderDraft,
  readSavedRevision,
  type SavedRevisionDraft,
} from '@naungan/ui/lines/saved-draft';
import {
  isRevisionOf,
  NothingToRevise,
  type RevisionSubmission,
  RevisionPage as Wizard,
} from '@naungan/ui/orders/revision-wizard';
import { useRef, useState } from 'react';
import { acceptAlreadySent } from '../calls/already-sent.ts';
import { regionsOf } from '../calls/reference.ts';
import { catalogueOf } from '../calls/vehicle-catalogue.ts';
import { draftsOf, idempotencyKeysOf } from '../drafts/member-drafts.ts';
import { useStorefront } from '../react/provider.tsx';
import { useHashStep } from '../react/use-hash-step.ts';
import { usePreload } from '../react/use-preload.ts';
import { fileUploader, forgetUploads } from '../uploads/member-uploads.ts';
import { MemberOnly } from './Frame.tsx';

/** `round` identifies the request for corrections to which the draft belongs. */
type StoredDraft<L extends ProductType> = (SavedRevisionDraft<L> | FormerRevisionDraft) & { round: string };

function Revision<L extends ProductType>({ line, id, owner }: { line: L; id: string; owner: string }) {
  const shop = useStorefront();
  const { api, navigate, links } = shop;
  const drafts = draftsOf(shop);
  const idempotencyKeys = idempotencyKeysOf(shop);
  const [step, setStep] = useHashStep();
  const [draftStorage, setDraftStorage] = useState<DraftStorage>({ state: 'saved' });
  const form = `revision.${id}`;
  const round = useRef('');
  const [uploadFile] = useState(() => fileUploader(shop, { owner, form, purpose: { orderId: id } }));

  const [draft, setDraft] = useState<OrderDraft<L> | null>(null);

  async function load() {
    const [lineOrder, { response }, storedDraft] = await Promise.all([
      loadLineOrder(line),
      api.call('revision', { params: { id } }),
      drafts.load<StoredDraft<L>>(owner, form),
    ]);
    round.current = response.requestedAt;
    if (storedDraft?.values.round === round.current && isRevisionOf(line, response)) {
      setDraft(readSavedRevision(lineOrder, response, storedDraft.values, storedDraft.files));
      return response;
    }
    // The draft belongs to an earlier round and must not replace the insurer's current data.
    setDraft(null);
    forgetUploads(shop, { owner, form });
    await drafts.discard(owner, form);
    return response;
  }

  async function send(
    { uuid, payload, files }: RevisionSubmission,
    progress: { onProgress: (share: number) => void },
  ) {
    // Each round has its own key: a submission in the next round is not a retry.
    const keyName = `${form}.${round.current}`;
    const key = await idempotencyKeys.keyOf(owner, keyName);
    const response = await acceptAlreadySent(() =>
      api.upload('submitRevision', {
        params: { id },
        form: toForm({ payload }, files, uuid),
        headers: { 'Idempotency-Key': key },
        onProgress: progress.onProgress,
      }),
    );
    forgetUploads(shop, { owner, form });
    await drafts.discard(owner, form);
    idempotencyKeys.forget(owner, keyName);
    return response;
  }

  return (
    <Wizard
      line={line}
      load={load}
      loadRegions={regionsOf(shop)}
      catalogue={catalogueOf(shop)}
      uploadFile={uploadFile}
      draft={draft}
      onDraftChange={({ files, ...values }) =>
        void drafts
          .save(owner, form, { ...values, round: round.current } satisfies StoredDraft<L>, files)
          .then(setDraftStorage)
      }
      draftStorage={draftStorage}
      step={step}
      onStepChange={setStep}
      onSubmit={send}
      onDone={() => navigate(links.order(line, id))}
    />
  );
}

export type OrderRevisionProps = {
  /** Product type and id of the order. */
  productType: ProductType;
  id: string;
};

/** The form to correct an order that the insurer sent back. Product types that are not sold have no revisions. */
export function OrderRevision({ productType, id }: OrderRevisionProps) {
  usePreload(loadLineOrder, isProductType(productType) ? productType : null);
  return (
    <MemberOnly>
      {(member) =>
        isProductType(productType) ? (
          <Revision line={productType} id={id} owner={member.id} />
        ) : (
          <NothingToRevise />
        )
      }
    </MemberOnly>
  );
}
