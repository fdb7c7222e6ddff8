import {
  canHeirClaim,
  causeNotices,
  causesOf,
  claimProductType,
  documentsOfProduct,
  heirNotice,
  matchesProductType,
  policyNotice,
  policyProblem,
  visibleHolder,
} from '@naungan/domain/claim';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import { formatLongDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { throwProblem } from '../../api-problem.ts';
import type { Session } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';
import { policyState } from '../policies/service.ts';
import { findMemberAccount } from './payout-account.ts';
import {
  causeCoverOf,
  findPolicyWithOrder,
  insuranceName,
  insuredNameOf,
  objectOf,
  type PolicyWithOrder,
  sumInsured,
} from './policy.ts';

/** The notices of a cause for callers other than the policyholder: they may not know which causes the policy covers. */
const NO_NOTICES = { notice: null, waiting: null };

type LookupInput = {
  policyNumber: string;
  productType?: ProductType | undefined;
  /** `claimSubmission` if the claim form of a signed-in member sends the request; then no product is required. */
  k?: 'claimSubmission' | undefined;
  session: Session | null;
};

/** Throws the same NOT_FOUND for a wrong number and for a wrong product, so that a caller cannot guess them one by one [Q23]. */
async function findPolicyToClaim(
  { db }: Deps,
  { policyNumber, productType, k, session }: LookupInput,
): Promise<PolicyWithOrder> {
  const policyWithOrder = await findPolicyWithOrder(db, policyNumber);
  if (k) {
    const policyOfMember =
      policyWithOrder && session && policyWithOrder.policy.userId === session.userId ? policyWithOrder : null;
    return policyOfMember ?? throwProblem('NOT_FOUND', MESSAGES.lookup.numberNotFound);
  }
  if (productType === undefined) {
    const message = MESSAGES.lookup.typeMissing;
    return throwProblem('INVALID', message, [{ path: 'productType', message }]);
  }
  return policyWithOrder && matchesProductType(policyWithOrder.policy, productType)
    ? policyWithOrder
    : throwProblem('NOT_FOUND', MESSAGES.lookup.notFound);
}

/** Returns the policy's rows. Only the policyholder gets the rows with the insured and the insured object. */
function detailRows({ order, policy }: PolicyWithOrder, isHolder: boolean): PolicyLookup['detail']['items'] {
  const { insuranceCompany } = order.product;
  const object = objectOf(order);
  return [
    { title: 'Perusahaan Asuransi', value: insuranceCompany.company_name },
    { title: 'Jenis Asuransi', value: insuranceName(policy) },
    ...(isHolder ? [{ title: 'Tertanggung', value: insuredNameOf(order) }] : []),
    ...(isHolder && object ? [object] : []),
  ];
}

async function accountOf({ db }: Deps, userId: string): Promise<PolicyLookup['account']> {
  const account = await findMemberAccount(db, userId);
  return (
    account && {
      account_number: account.accountNumber,
      account_owner: account.accountHolder,
      bank: account.bankName,
    }
  );
}

/**
 * Returns a policy by its exact number and product; the policyholder is masked for other callers [3 §3, Q23].
 * @throws ApiProblem NOT_FOUND for a wrong number or product, CONFLICT for a void policy
 */
export async function lookUpPolicy(deps: Deps, input: LookupInput): Promise<PolicyLookup> {
  const policyWithOrder = await findPolicyToClaim(deps, input);
  const { policy, order } = policyWithOrder;
  const now = deps.clock();
  const problem = policyProblem(policyState(policy, now));
  if (problem) throwProblem('CONFLICT', problem);
  const { productType, userId, startDate, endDate } = policy;
  const isHolder = input.session?.userId === userId;
  const holder = await findUser(deps.db, userId);
  const claimedType = claimProductType(policy);
  const { claimAttachments, optionalAttachment } = documentsOfProduct(claimedType);
  return {
    ...visibleHolder({ fullname: holder?.fullName ?? '', emailAddress: holder?.email ?? '' }, isHolder),
    isHolder,
    policyNumber: policy.policyNumber,
    productType,
    validityPeriod: {
      startDate,
      endDate,
      period: `${formatLongDate(startDate)} – ${formatLongDate(endDate)}`,
      original: order.timePeriod,
    },
    notice: policyNotice({ startDate, endDate }, todayInJakarta(now)),
    heirs: { mayClaim: canHeirClaim(productType), notice: heirNotice(productType) },
    detail: {
      productTitle: lineOf(productType).label,
      headTitle: order.product.productName,
      items: detailRows(policyWithOrder, isHolder),
      causeOfClaim: causesOf(claimedType).map(({ value, label }) => ({
        value,
        label,
        ...(isHolder ? causeNotices(causeCoverOf(order, value), startDate) : NO_NOTICES),
      })),
      claimAttachments: [...claimAttachments],
      optionalAttachment: Object.fromEntries(
        Object.entries(optionalAttachment).map(([code, documents]) => [code, [...documents]]),
      ),
      // Only the policyholder sees the sum insured; an heir's form has no amount.
      tsi: isHolder ? sumInsured(order) : 0,
    },
    account: isHolder ? await accountOf(deps, userId) : null,
  };
}
