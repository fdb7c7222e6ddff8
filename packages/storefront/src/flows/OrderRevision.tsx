import { toForm } from '@naungan/api/multipart';
import { draftName } from '@naungan/domain/draft';
import { isProductType, type ProductType } from '@naungan/domain/lines';
import type { UploadFile } from '@naungan/ui/fields/attachment';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import { loadLineOrder } from '@naungan/ui/lines';
import {
  type OrderDraft,
  readSavedRevision,
  revisionDraft,
  type SavedRevisionDraft,
} from '@naungan/ui/lines/saved-draft';
import {
  isRevisionOf,
  NothingToRevise,
  type RevisionSubmission,
  RevisionPage as Wizard,
} from '@naungan/ui/orders/revision-wizard';
import { useEffect, useRef, useState } from 'react';
import { acceptAlreadySent } from '../calls/already-sent.ts';
import { regionsOf } from '../calls/reference.ts';
import { catalogueOf } from '../calls/vehicle-catalogue.ts';
import { createFormDraft, type FormDraft } from '../drafts/form-draft.ts';
import { idempotencyKeysOf } from '../drafts/member-drafts.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useHashStep } from '../react/use-hash-step.ts';
import { usePreload } from '../react/use-preload.ts';
import { fileUploader, forgetUploads } from '../uploads/member-uploads.ts';
import { MemberOnly } from './Frame.tsx';

/** The draft of one request for a revision. A later request has another draft and another idempotency key. */
type RevisionRequest = { form: string; draft: FormDraft; uploadFile: UploadFile | undefined };

function Revision<L extends ProductType>({ line, id, owner }: { line: L; id: string; owner: string }) {
  const shop = useStorefront();
  const { api, navigate, links } = shop;
  const idempotencyKeys = idempotencyKeysOf(shop);
  const [step, setStep] = useHashStep();
  const [draftStorage, setDraftStorage] = useState<DraftStorage>({ state: 'saved', account: 'saved' });
  const [request, setRequest] = useState<RevisionRequest>();
  /** The value of `request` for `openRequest`, which may run again before React has rendered the state. */
  const latestRequest = useRef<RevisionRequest>(undefined);
  const [restoredDraft, setRestoredDraft] = useState<OrderDraft<L> | null>(null);

  useEffect(() => request?.draft.connect(setDraftStorage), [request]);
  useEffect(() => request?.draft.setStep(step), [request, step]);

  function openRequest(requestedAt: string): RevisionRequest {
    const form = draftName({ kind: 'revision', orderId: id, requestedAt: Date.parse(requestedAt) });
    if (latestRequest.current?.form === form) return latestRequest.current;
    const draft = createFormDraft(shop, { owner, form });
    const upload = fileUploader(shop, { owner, form, purpose: { orderId: id } });
    latestRequest.current = { form, draft, uploadFile: upload && draft.withUpload(upload) };
    setRequest(latestRequest.current);
    return latestRequest.current;
  }

  async function load() {
    const [lineOrder, { response }] = await Promise.all([
      loadLineOrder(line),
      api.call('revision', { params: { id } }),
    ]);
    if (!isRevisionOf(line, response)) return response;
    const { draft } = openRequest(response.requestedAt);
    const storedDraft = await draft.load<SavedRevisionDraft<L>>();
    if (storedDraft) {
      setRestoredDraft(readSavedRevision(lineOrder, response, storedDraft.values, storedDraft.files));
    } else {
      const { files, ...values } = revisionDraft(lineOrder, response);
      draft.open(values, files);
    }
    return response;
  }

  async function send(
    { uuid, payload, files }: RevisionSubmission,
    progress: { onProgress: (ratio: number) => void },
  ) {
    if (!request) throw new Error('A revision cannot be sent before it is loaded');
    const { form, draft } = request;
    await draft.pause();
    const key = await idempotencyKeys.keyOf(owner, form);
    const response = await acceptAlreadySent(() =>
      api.upload('submitRevision', {
        params: { id },
        form: toForm({ payload }, files, uuid),
        headers: { 'Idempotency-Key': key },
        onProgress: progress.onProgress,
      }),
    ).catch((error: unknown) => {
      draft.resume();
      throw error;
    });
    forgetUploads(shop, { owner, form });
    await draft.discard();
    idempotencyKeys.forget(owner, form);
    return response;
  }

  return (
    <Wizard
      line={line}
      load={load}
      loadRegions={regionsOf(shop)}
      catalogue={catalogueOf(shop)}
      uploadFile={request?.uploadFile}
      draft={restoredDraft}
      onDraftChange={({ files, ...values }) => void request?.draft.change(values, files)}
      watchDraft={request?.draft.watch}
      draftStorage={draftStorage}
      step={step}
      onStepChange={setStep}
      onSubmit={send}
      onDone={() => navigate(links.order(line, id))}
    />
  );
}

export type OrderRevisionProps = {
  /** Product line and id of the order. */
  line: ProductType;
  id: string;
};

/** The form to correct an order that the insurer sent back. Lines that are not sold have no revisions. */
export function OrderRevision({ line, id }: OrderRevisionProps) {
  usePreload(loadLineOrder, isProductType(line) ? line : null);
  return (
    <MemberOnly>
      {(member) =>
        isProductType(line) ? <Revision line={line} id={id} owner={member.id} /> : <NothingToRevise />
      }
    </MemberOnly>
  );
}
