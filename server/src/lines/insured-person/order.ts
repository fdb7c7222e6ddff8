import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { formatLongDate, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { AGE_MESSAGE, checkBirthDate } from '@naungan/domain/insured';
import { type BirthSearch, PERSON_TERM_YEARS, type PersonPriceInput } from '@naungan/domain/lines';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import type { InsuredDetails } from '@naungan/domain/order/record';
import type { Fact } from '../../core/module.ts';
import { addressLines } from '../address.ts';
import { insuredAge } from '../insured-order.ts';
import type { QuoteInput } from '../line.ts';
import type { Shipping } from '../order.ts';
import type { PersonLine } from './line.ts';

type Details = { details: InsuredDetails };

/** Returns the plan without the fields that the replies of order detail and policy detail contain separately. */
function productOf<Plan extends BenefitPlan>(plan: Plan) {
  const {
    benefits: _benefits,
    generalInfo: _info,
    attachments: _files,
    declarations: _questions,
    ...product
  } = plan;
  return product;
}

/** Returns the fields about the insured person and the plan for the replies of order detail and policy detail. */
export const personDetail = <Plan extends BenefitPlan>({
  details,
  product,
}: Details & { product: Plan }) => ({
  insured: { ...details.insured, addresses: addressLines(details.addresses) },
  product: productOf(product),
  benefits: product.benefits,
});

/** Returns the insured person and the address of the order, for the form that corrects them. */
export const personToRevise = ({ details: { insured, addresses } }: Details) => ({ insured, addresses });

/** Returns the plan's fields that the form for corrections needs. */
export const planToRevise = <Plan extends BenefitPlan>({ product }: { product: Plan }) => ({
  ...productOf(product),
  attachments: product.attachments,
  declarations: product.declarations,
});

/** Fields of `ServerLine` that are equal for every line priced by age. */
export const AGE_PRICED_ORDER = {
  searchSummary: (_db: unknown, { dob = '' }: BirthSearch): Fact => ({
    title: 'Tanggal lahir',
    value: formatLongDate(dob) || '-',
  }),
  priceInput: ({ details, shipping }: Details & { shipping: Shipping }): PersonPriceInput => ({
    birthDate: details.insured.birthDate ?? '',
    printPolicy: shipping.printPolicy,
  }),
  ageCheck: ({ details, product }: Details & { product: PersonPlan }, day: IsoDate) =>
    insuredAge(details, product.ages, day),
  quoteInput(
    _deps: unknown,
    { birthDate, printPolicy }: PersonPriceInput,
    now: Date,
  ): QuoteInput<PersonLine> {
    const today = todayInJakarta(now);
    return {
      priceInput: { birthDate, printPolicy },
      payload: { birthDate, timePeriod: PERSON_TERM_YEARS },
      problems({ ages, premi }: Pick<PersonPlan, 'ages' | 'premi'>) {
        const message = checkBirthDate(birthDate, today, ages, premi);
        return message === null ? [] : [{ path: 'birthDate', message }];
      },
    };
  },
  missingPriceError: { path: 'birthDate', message: AGE_MESSAGE },
  repriceMessage: (total: string) => `Total pesanan menyesuaikan usia tertanggung menjadi ${total}`,
} as const;
