import { toForm } from '@naungan/api/multipart';
import { isSoldLine, type ProductType, type SoldLine } from '@naungan/domain/lines';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
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
import { fileUploader, forgetUploads } from '../uploads/member-uploads.ts';
import { MemberOnly } from './Frame.tsx';

/** `round`: when the order was sent back for the corrections that the draft holds. */
type Kept<L extends SoldLine> = (SavedRevisionDraft<L> | FormerRevisionDraft) & { round: string };

function Revision<L extends SoldLine>({ line, id, owner }: { line: L; id: string; owner: string }) {
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
    const [{ response }, kept] = await Promise.all([
      api.call('revision', { params: { id } }),
      drafts.load<Kept<L>>(owner, form),
    ]);
    round.current = response.requestedAt;
    if (kept?.values.round === round.current && isRevisionOf(line, response)) {
      setDraft(readSavedRevision(line, response, kept.values, kept.files));
      return response;
    }
    // Of a round that is over: it must not cover what the insurer has now.
    setDraft(null);
    forgetUploads(shop, { owner, form });
    await drafts.discard(owner, form);
    return response;
  }

  async function send(
    { uuid, payload, files }: RevisionSubmission,
    progress: { onProgress: (share: number) => void },
  ) {
    // Of the round: what is sent in the next one is no repetition.
    const keyed = `${form}.${round.current}`;
    const key = await idempotencyKeys.keyOf(owner, keyed);
    const answer = await acceptAlreadySent(() =>
      api.upload('submitRevision', {
        params: { id },
        form: toForm({ payload }, files, uuid),
        headers: { 'Idempotency-Key': key },
        onProgress: progress.onProgress,
      }),
    );
    forgetUploads(shop, { owner, form });
    await drafts.discard(owner, form);
    idempotencyKeys.forget(owner, keyed);
    return answer;
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
          .save(owner, form, { ...values, round: round.current } satisfies Kept<L>, files)
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
  /** The product type of the order, and its id. */
  productType: ProductType;
  id: string;
};

/** What the insurer asked to be corrected; of a type that is not sold there is nothing. */
export function OrderRevision({ productType, id }: OrderRevisionProps) {
  return (
    <MemberOnly>
      {(member) =>
        isSoldLine(productType) ? (
          <Revision line={productType} id={id} owner={member.id} />
        ) : (
          <NothingToRevise />
        )
      }
    </MemberOnly>
  );
}
