import { toForm } from '@naungan/api/multipart';
import { todayInJakarta } from '@naungan/domain/dates';
import {
  invoicePath,
  lineOf,
  orderDetailPath,
  orderPath,
  ordersPath,
  type PlanOf,
  type SearchOf,
  type SoldLine,
} from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { formerOrderId, readSearch, searchQuery } from '@naungan/storefront/lines/plan-address';
import {
  copyFromLastOrder,
  draftSearch,
  orderForm,
  resumeDraft,
  type SavedOrder,
} from '@naungan/storefront/lines/saved-order';
import { deviceId } from '@naungan/storefront/session/device';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { AlreadySent } from '@naungan/ui/flow/send';
import { readSavedOrder } from '@naungan/ui/lines/saved-draft';
import {
  type OrderPlaced,
  type OrderSubmission,
  OrderWaiting,
  OrderWizardPage,
} from '@naungan/ui/orders/order-wizard';
import { useRef, useState } from 'react';
import { formerOrder } from '../lines/former-order.ts';
import { lineCalls } from '../lines/line-calls.ts';
import { drafts, idempotencyKeys } from '../stores/member-drafts.ts';
import { fileUploader, forgetUploads } from '../stores/member-uploads.ts';
import { acceptAlreadySent } from './already-sent.ts';
import { loadRegions } from './calls.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { MemberOnly } from './Frame.tsx';
import { useHashStep } from './use-hash-step.ts';
import { verificationOf } from './verification.ts';

async function send<L extends SoldLine>(
  code: L,
  form: string,
  owner: string,
  submission: OrderSubmission<L>,
  onProgress: (share: number) => void,
) {
  const { files, params, ...parts } = submission;
  const key = await idempotencyKeys.keyOf(owner, form);
  const { message, response } = await lineCalls(code).createOrder({
    form: toForm({ ...parts, params: { ...params, deviceUUID: deviceId() } }, files, key),
    headers: { 'Idempotency-Key': key },
    onProgress,
  });
  return { message, ...response };
}

type PlaceOrderProps<L extends SoldLine> = {
  code: L;
  id: string;
  /** What the server rendered the page with. */
  plan: PlanOf<L> | null;
};

function Wizard<L extends SoldLine>({
  code,
  id,
  plan: rendered,
  member,
}: PlaceOrderProps<L> & { member: Member }) {
  const [formerId] = useState(() => formerOrderId(location.search));
  const form = orderForm(code, id, formerId);
  const [uploadFile] = useState(() =>
    fileUploader({ owner: member.id, form, purpose: { productType: code } }),
  );
  const today = todayInJakarta(new Date());
  const [step, setStep] = useHashStep();
  const [draftStorage, setDraftStorage] = useState<DraftStorage>();
  const [search] = useState(() => readSearch(code, location.search));
  // An order that is placed again was searched for by what it says, for its address does not.
  const [formerSearch, setFormerSearch] = useState<SearchOf<L>>();
  const shownSearch = formerSearch ?? search;
  // With the list's own state, as it was left.
  const plansHref =
    lineOf(code).listPath + (formerId === null ? location.search : searchQuery(code, shownSearch));
  const searched = useRef<SearchOf<L> | undefined>(search);
  /** Good for the first reading: what is read again may have changed. */
  const unread = useRef(rendered);

  function loadPlan() {
    const plan = unread.current;
    unread.current = null;
    return plan ?? lineCalls(code).loadPlan(id, search);
  }

  async function load() {
    const [plan, own, unsent] = await Promise.all([
      loadPlan(),
      drafts.load<SavedOrder<L>>(member.id, form),
      formerId === null ? null : drafts.load<SavedOrder<L>>(member.id, orderForm(code, id, null)),
    ]);
    const former = own || formerId === null ? null : await formerOrder(code, formerId);
    const last = own ? null : (former ?? (await drafts.latest<SavedOrder<L>>(member.id, code)));
    const saved = own ?? (last && copyFromLastOrder(code, last, plan.attachments, today));
    if (!saved) return { plan, draft: null };
    const startedAgain = formerId !== null && (own ?? former) !== null;
    const again = startedAgain ? { unsentHref: unsent && orderPath(code, id) } : undefined;
    const draft = resumeDraft(code, saved, search);
    if (searchQuery(code, search) === '') {
      searched.current = readSavedOrder(code, saved.values).searched;
      if (formerId !== null) setFormerSearch(draftSearch(code, draft));
    }
    return { plan, draft, again };
  }

  async function done(placed: OrderPlaced | AlreadySent) {
    if ('alreadySent' in placed) return location.assign(ordersPath(code));
    const { productType, _id } = placed;
    location.assign(placed.invoice ? invoicePath(productType, _id) : orderDetailPath(productType, _id));
  }

  async function submit(submission: OrderSubmission<L>, progress: { onProgress: (share: number) => void }) {
    const placed = await acceptAlreadySent(() =>
      send(code, form, member.id, submission, progress.onProgress),
    );
    forgetUploads({ owner: member.id, form });
    await drafts.discard(member.id, form);
    // Last: a draft without its key could be sent as a second order.
    idempotencyKeys.forget(member.id, form);
    return placed;
  }

  return (
    <OrderWizardPage
      line={code}
      productName={rendered?.productName}
      load={load}
      search={shownSearch}
      today={today}
      member={member}
      step={step}
      onStepChange={setStep}
      onDraftChange={({ files, ...values }) =>
        void drafts
          .save(member.id, form, { ...values, searched: searched.current } satisfies SavedOrder<L>, files)
          .then(setDraftStorage)
      }
      draftStorage={draftStorage}
      loadRegions={loadRegions}
      uploadFile={uploadFile}
      onSubmit={submit}
      onDone={done}
      plansHref={plansHref}
      verification={verificationOf(member, location.pathname + location.search)}
      onConsultant={(request, plan) => askConsultant(code, plan._id, request, shownSearch)}
      {...requestContact(member)}
    />
  );
}

/** The order wizard of a line, for a member with a complete profile. */
export default function PlaceOrder<L extends SoldLine>(props: PlaceOrderProps<L>) {
  const { code, plan } = props;
  const plansHref = lineOf(code).listPath + location.search;
  return (
    <MemberOnly
      completeProfileWithin={lineOf(code).profileWarningMs}
      waiting={<OrderWaiting line={code} plansHref={plansHref} productName={plan?.productName} />}
    >
      {(member) => <Wizard {...props} member={member} />}
    </MemberOnly>
  );
}
