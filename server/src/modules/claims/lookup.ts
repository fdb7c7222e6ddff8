import {
  causesOf,
  claimedProduct,
  documentsOfProduct,
  heirsMayClaim,
  heirsNotice,
  holderShown,
  isLookedUpAs,
  policyNotice,
  policyProblem,
} from '@naungan/domain/claim';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import { formatLongDate, todayInJakarta } from '@naungan/domain/dates';
import { type ProductType, productTypeInfo } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { Session } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { findUser } from '../accounts/service.ts';
import { coverLabel, policyState } from '../policies/service.ts';
import { type Insured, insuredBy, insuredNameOf, objectOf, sumInsured } from './policy.ts';
import { lastAccount } from './repository.ts';

type Asked = {
  policyNumber: string;
  productType?: ProductType | undefined;
  /** `claimSubmission`: the holder, who needs no product. */
  k?: 'claimSubmission' | undefined;
  session: Session | null;
};

/** Whatever does not fit is not found: an answer must not tell which half was right [Q23]. */
async function found({ db }: Deps, { policyNumber, productType, k, session }: Asked): Promise<Insured> {
  const insured = await insuredBy(db, policyNumber);
  if (k) {
    const own = insured && session && insured.policy.userId === session.userId ? insured : null;
    return own ?? refuse('NOT_FOUND', MESSAGES.lookup.numberNotFound);
  }
  if (productType === undefined) {
    const message = MESSAGES.lookup.typeMissing;
    return refuse('INVALID', message, [{ path: 'productType', message }]);
  }
  return insured && isLookedUpAs(insured.policy, productType)
    ? insured
    : refuse('NOT_FOUND', MESSAGES.lookup.notFound);
}

const wholeYears = (startDate: string, endDate: string): number =>
  Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4));

/** Beside the product, which is their title: what tells the policy from another, for its holder alone. */
function itemsOf({ order, policy }: Insured, isHolder: boolean): PolicyLookup['detail']['items'] {
  const { insuranceCompany } = order.product;
  const object = objectOf(order);
  return [
    { title: 'Perusahaan Asuransi', value: insuranceCompany.company_name },
    { title: 'Jenis Asuransi', value: coverLabel(policy) ?? productTypeInfo(policy.productType).label },
    ...(isHolder ? [{ title: 'Tertanggung', value: insuredNameOf(order) }] : []),
    ...(isHolder && object ? [object] : []),
  ];
}

async function accountOf({ db }: Deps, userId: string): Promise<PolicyLookup['account']> {
  const last = await lastAccount(db, userId);
  return (
    last && {
      account_number: last.accountNumber,
      account_owner: last.accountHolder,
      bank: last.bankName,
    }
  );
}

/**
 * A policy by its exact number and product, the holder masked for anybody else [3 §3, Q23].
 * @throws Problem NOT_FOUND for all that does not fit, CONFLICT for a policy that was made void
 */
export async function lookUpPolicy(deps: Deps, asked: Asked): Promise<PolicyLookup> {
  const insured = await found(deps, asked);
  const { policy, order } = insured;
  const now = deps.clock();
  const problem = policyProblem(policyState(policy, now));
  if (problem) refuse('CONFLICT', problem);
  const { productType, userId, startDate, endDate } = policy;
  const isHolder = asked.session?.userId === userId;
  const holder = await findUser(deps.db, userId);
  const claimed = claimedProduct(policy);
  const { claimAttachments, optionalAttachment } = documentsOfProduct(claimed);
  return {
    ...holderShown({ fullname: holder?.fullName ?? '', emailAddress: holder?.email ?? '' }, isHolder),
    isHolder,
    policyNumber: policy.policyNumber,
    productType,
    validityPeriod: {
      startDate,
      endDate,
      period: `${formatLongDate(startDate)} – ${formatLongDate(endDate)}`,
      original: wholeYears(startDate, endDate),
    },
    notice: policyNotice({ startDate, endDate }, todayInJakarta(now)),
    heirs: { mayClaim: heirsMayClaim(productType), notice: heirsNotice(productType) },
    detail: {
      productTitle: productTypeInfo(productType).label,
      headTitle: order.product.productName,
      items: itemsOf(insured, isHolder),
      causeOfClaim: causesOf(claimed).map(({ value, label }) => ({ value, label })),
      claimAttachments: [...claimAttachments],
      optionalAttachment: Object.fromEntries(
        Object.entries(optionalAttachment).map(([code, documents]) => [code, [...documents]]),
      ),
      // What a thing is worth is its holder's to know; an heir's form asks for no amount.
      tsi: isHolder ? sumInsured(order) : 0,
    },
    account: isHolder ? await accountOf(deps, userId) : null,
  };
}
