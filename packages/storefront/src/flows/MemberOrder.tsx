import { toForm } from '@naungan/api/multipart';
import { todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type ProductType, type SearchOf } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { AlreadySent } from '@naungan/ui/flow/send';
import { lineSearch, loadLineOrder } from '@naungan/ui/lines';
import { readSavedOrder } from '@naungan/ui/lines/saved-draft';
import {
  emptyDraft,
  type OrderPlaced,
  OrderSkeleton,
  type OrderSubmission,
  OrderWizardPage,
} from '@naungan/ui/orders/order-wizard';
import { tabHref, withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useRef, useState } from 'react';
import { acceptAlreadySent } from '../calls/already-sent.ts';
import { requestConsultant, requestFormDefaults } from '../calls/consultant.ts';
import { QUOTE_FORM, withQuotedStreet } from '../calls/quoted-street.ts';
import { banksOf, regionsOf } from '../calls/reference.ts';
import { catalogueOf } from '../calls/vehicle-catalogue.ts';
import { mustVerifyFirst, verificationOf } from '../calls/verification.ts';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import { createFormDraft } from '../drafts/form-draft.ts';
import { draftsOf, idempotencyKeysOf } from '../drafts/member-drafts.ts';
import type { FoundPlan } from '../lines/call-types.ts';
import { loadFormerOrder } from '../lines/former-order.ts';
import { lineCalls } from '../lines/line-calls.ts';
import { formerOrderId, readSearch, searchQuery } from '../lines/plan-url.ts';
import {
  copyFromLastOrder,
  draftSearch,
  orderDraftNameOf,
  resumeDraft,
  type SavedOrder,
} from '../lines/saved-order.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useCompletedSearch } from '../react/use-completed-search.ts';
import { useHashStep } from '../react/use-hash-step.ts';
import { usePreload } from '../react/use-preload.ts';
import type { Storefront } from '../storefront.ts';
import { fileUploader, forgetUploads } from '../uploads/member-uploads.ts';
import { MemberOnly } from './Frame.tsx';

async function sendOrder<L extends ProductType>(
  shop: Storefront,
  line: L,
  form: string,
  owner: string,
  submission: OrderSubmission<L>,
  onProgress: (ratio: number) => void,
) {
  const { files, params, ...parts } = submission;
  const key = await idempotencyKeysOf(shop).keyOf(owner, form);
  const { message, response } = await lineCalls(shop.api, line).createOrder({
    form: toForm({ ...parts, draft: form, params: { ...params, deviceUUID: shop.device.id() } }, files, key),
    headers: { 'Idempotency-Key': key },
    onProgress,
  });
  return { message, ...response };
}

/** Returns whether this browser or the account has a draft of the plan. */
async function hasDraft(shop: Storefront, owner: string, form: string): Promise<boolean> {
  if (await draftsOf(shop).load(owner, form)) return true;
  return shop.api.call('drafts', {}).then(
    ({ response }) => response.some(({ name }) => name === form),
    () => false,
  );
}

export type OrderProps<L extends ProductType> = {
  /** Line and id of the plan. */
  line: L;
  id: string;
  /** Plan of the server-rendered page. Without it the plan is loaded. */
  renderedPlan?: FoundPlan<L> | null;
  /** Called after the order was placed. Return `false` to prevent the navigation to the order's page. */
  onOrdered?: (placed: OrderPlaced) => boolean;
};

function Wizard<L extends ProductType>({
  line,
  id,
  renderedPlan = null,
  member,
  onOrdered,
}: OrderProps<L> & { member: Member }) {
  const shop = useStorefront();
  const { currentUrl, navigate, links } = shop;
  const [formerId] = useState(() => formerOrderId(currentUrl().search));
  const form = orderDraftNameOf(line, id, formerId);
  const [draft] = useState(() => createFormDraft(shop, { owner: member.id, form }));
  const [uploadFile] = useState(() => {
    const upload = fileUploader(shop, { owner: member.id, form, purpose: { productType: line } });
    return upload && draft.withUpload(upload);
  });
  const today = todayInJakarta(new Date());
  const [step, setStep] = useHashStep();
  const [draftStorage, setDraftStorage] = useState<DraftStorage>({ state: 'saved', account: 'saved' });
  const [search] = useState(() => readSearch(line, currentUrl().search));
  // The search of a former order that is placed again. The URL does not contain this search.
  const [formerSearch, setFormerSearch] = useState<SearchOf<L>>();
  const { search: shownSearch, storeCompletedSearch } = useCompletedSearch(
    line,
    formerSearch ?? search,
    renderedPlan?.search,
  );
  // Link to the list with the visitor's last filters; for an order that is placed again, with the former search.
  const plansHref = withQuery(
    links.plans(line),
    formerId === null ? currentUrl().search : searchQuery(line, shownSearch),
  );
  /** The search that is stored with the draft. */
  const draftSearchRef = useRef<SearchOf<L> | undefined>(search);
  useEffect(() => draft.connect(setDraftStorage), [draft]);
  useEffect(() => draft.setStep(step), [draft, step]);
  const orderedPremium = useRef<number | null>(null);
  /** The plan of the rendered page, for the first load only: at a later load the plan may have changed. */
  const initialPlan = useRef(renderedPlan);

  async function loadPlan(planSearch: SearchOf<L>) {
    const firstPlan = initialPlan.current;
    initialPlan.current = null;
    return firstPlan ?? (await lineCalls(shop.api, line).loadPlan(id, planSearch));
  }

  /**
   * Loads plan and draft while the line's wizard loads. The form starts with the first of these that exists: the draft of this
   * order (`planDraft`), the order that is placed again (`formerDraft`), the latest draft of the line.
   */
  async function load() {
    // Plans of some lines need a search; if the URL has none, the draft's search is used.
    const canLoadPlan = lineSearch(line).apiQuery(search, today) !== null;
    const [lineOrder, mustVerify, planForSearch, planDraft, hasUnsentDraft] = await Promise.all([
      loadLineOrder(line),
      mustVerifyFirst(shop, member),
      canLoadPlan ? loadPlan(search) : null,
      draft.load<SavedOrder<L>>(),
      formerId !== null && hasDraft(shop, member.id, orderDraftNameOf(line, id, null)),
    ]);
    const formerDraft =
      planDraft || formerId === null ? null : await loadFormerOrder(shop.api, line, formerId);
    const startDraft = planDraft ?? formerDraft;
    const searchOfStartDraft = () =>
      startDraft ? draftSearch(line, lineOrder, readSavedOrder(line, lineOrder, startDraft.values)) : search;
    const foundPlan = planForSearch ?? (await loadPlan(searchOfStartDraft()));
    const { plan } = foundPlan;
    const searchWithStreet = await withQuotedStreet(
      formAutosaveOf(shop)(QUOTE_FORM),
      lineSearch(line).write,
      foundPlan.search,
    );
    storeCompletedSearch(searchWithStreet);
    // The data of another order are copied without the fields that depend on its plan.
    const lastDraft = planDraft
      ? null
      : (formerDraft ?? (await draftsOf(shop).loadLatest<SavedOrder<L>>(member.id, line)));
    const savedDraft =
      planDraft ?? (lastDraft && copyFromLastOrder(line, lineOrder, lastDraft, plan.attachments, today));
    if (!savedDraft) {
      const { files, ...values } = emptyDraft(lineOrder, searchWithStreet);
      draft.open({ ...values, searched: draftSearchRef.current }, files);
      return { plan, draft: null, mustVerifyFirst: mustVerify };
    }
    const isReorder = formerId !== null && startDraft !== null;
    const reorder = isReorder ? { unsentDraftHref: hasUnsentDraft ? links.buy(line, id) : null } : undefined;
    const resumedDraft = resumeDraft(line, lineOrder, savedDraft, canLoadPlan ? searchWithStreet : search);
    // Without a search in the URL, the draft keeps the search that it was stored with.
    if (searchQuery(line, search) === '') {
      draftSearchRef.current = readSavedOrder(line, lineOrder, savedDraft.values).searched;
      if (formerId !== null) setFormerSearch(draftSearch(line, lineOrder, resumedDraft));
    }
    const { files, ...values } = resumedDraft;
    if (!planDraft) draft.open({ ...values, searched: draftSearchRef.current }, files);
    return { plan, draft: resumedDraft, reorder, mustVerifyFirst: mustVerify };
  }

  async function handleDone(placedOrder: OrderPlaced | AlreadySent) {
    if ('alreadySent' in placedOrder) return navigate(tabHref(links.orders, line));
    const isNavigationPrevented = !shop.events.emit('naungan-ordered', {
      line,
      planId: id,
      premium: orderedPremium.current,
      orderId: placedOrder._id,
      invoice: Boolean(placedOrder.invoice),
    });
    if (onOrdered?.(placedOrder) === false || isNavigationPrevented) return;
    const { productType, _id } = placedOrder;
    navigate(placedOrder.invoice ? links.invoice(productType, _id) : links.order(productType, _id));
  }

  async function submit(submission: OrderSubmission<L>, progress: { onProgress: (ratio: number) => void }) {
    await draft.pause();
    orderedPremium.current = submission.payload.amounts.premium;
    const placedOrder = await acceptAlreadySent(() =>
      shop.events.watchStep('order', { line, planId: id }, () =>
        sendOrder(shop, line, form, member.id, submission, progress.onProgress),
      ),
    ).catch((error: unknown) => {
      draft.resume();
      throw error;
    });
    forgetUploads(shop, { owner: member.id, form });
    await draft.discard();
    // The stored street must not be used for the next building.
    formAutosaveOf(shop)(QUOTE_FORM).discard();
    // The key is removed last, because a draft without its key could be sent as a second order.
    idempotencyKeysOf(shop).forget(member.id, form);
    return placedOrder;
  }

  return (
    <OrderWizardPage
      line={line}
      productName={renderedPlan?.plan.productName}
      load={load}
      search={shownSearch}
      today={today}
      member={member}
      step={step}
      onStepChange={setStep}
      onDraftChange={({ files, ...values }) =>
        void draft.change({ ...values, searched: draftSearchRef.current } satisfies SavedOrder<L>, files)
      }
      watchDraft={draft.watch}
      draftStorage={draftStorage}
      loadRegions={regionsOf(shop)}
      catalogue={catalogueOf(shop)}
      loadBanks={() => banksOf(shop)}
      uploadFile={uploadFile}
      onSubmit={submit}
      onDone={handleDone}
      plansHref={plansHref}
      verification={verificationOf(shop, member, currentUrl().pathname + currentUrl().search)}
      onRequestConsultant={(request, plan) => requestConsultant(shop, line, plan._id, request, shownSearch)}
      {...requestFormDefaults(shop, member)}
    />
  );
}

/**
 * The order wizard of a line, for a member with a complete profile; other visitors are sent to the login
 * first.
 */
export function MemberOrder<L extends ProductType>(props: OrderProps<L>) {
  const { currentUrl, links } = useStorefront();
  const { line, renderedPlan } = props;
  usePreload(loadLineOrder, line);
  const plansHref = withQuery(links.plans(line), currentUrl().search);
  return (
    <MemberOnly
      profileWarningMs={lineOf(line).profileWarningMs}
      placeholder={
        <OrderSkeleton line={line} plansHref={plansHref} productName={renderedPlan?.plan.productName} />
      }
    >
      {(member) => <Wizard {...props} member={member} />}
    </MemberOnly>
  );
}
