import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { formatDate } from '@naungan/domain/dates';
import { possibleDocuments } from '@naungan/domain/identity';
import { AGE_MESSAGE } from '@naungan/domain/insured';
import type { BirthSearch, PersonPriced } from '@naungan/domain/lines';
import type { PersonDetails, PersonOrderDetail } from '@naungan/domain/lines/person/record';
import { formatPhone } from '@naungan/domain/phone';
import type { Fact } from '../../core/module.ts';
import { addressLines, addressText } from '../address.ts';
import type { DeskRow, Examined } from '../line.ts';
import type { Shipping } from '../order.ts';

type Details = { details: PersonDetails };

/** The plan without the parts that a detail carries beside it. */
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

/** What order and policy detail show of whom is insured, and of the plan. */
export const shownPerson = <Plan extends BenefitPlan>({ details, product }: Details & { product: Plan }) => ({
  insured: { ...details.insured, addresses: addressLines(details.addresses) },
  product: productOf(product),
  benefits: product.benefits,
});

/** What was sent before, for the form that corrects it. */
export const revisedPerson = ({ details: { insured, addresses } }: Details) => ({ insured, addresses });

/** The plan as the form that corrects an order needs it. */
export const revisedPlan = <Plan extends BenefitPlan>({ product }: { product: Plan }) => ({
  ...productOf(product),
  attachments: product.attachments,
  declarations: product.declarations,
});

/** What lines whose price follows from age do alike with their orders. */
export const ORDER_BY_AGE = {
  searched: (_db: unknown, { dob = '' }: BirthSearch): Fact => ({
    title: 'Tanggal lahir',
    value: formatDate(dob) || '-',
  }),
  priced: ({ details, shipping }: Details & { shipping: Shipping }): PersonPriced => ({
    birthDate: details.insured.birthDate ?? '',
    printPolicy: shipping.printPolicy,
  }),
  unpriced: { path: 'birthDate', message: AGE_MESSAGE },
  repriced: (total: string) => `Total pesanan menyesuaikan usia tertanggung menjadi ${total}`,
} as const;

/** What lines do alike with an order that says whom it insures, and where that person lives. */
export const INSURED_ORDER = {
  possibleDocuments,
  insuredName: ({ details }: Details) => details.insured.fullname,
  insuredEmail: ({ details }: Details) => details.insured.emailAddress,
  address: ({ details }: Details) => addressLines(details.addresses),
  invoiced({ details: { insured, addresses } }: Details) {
    return [
      { title: 'Nama Tertanggung', value: insured.fullname },
      ...(insured.birthDate ? [{ title: 'Tanggal Lahir', value: formatDate(insured.birthDate) }] : []),
      { title: 'Nomor Telepon', value: formatPhone(insured.phoneNumber) },
      { title: 'Email', value: insured.emailAddress },
      { title: 'Alamat', value: addressText(addresses) },
    ];
  },
  examined: ({ details }: Details): Examined => ({ birthplace: details.insured.placeOfbirth ?? '' }),
  deskRows({ insured }: Pick<PersonOrderDetail, 'insured'>): DeskRow[] {
    const { fullname, gender, birthDate, placeOfbirth } = insured;
    const birth = birthDate ? `, born ${birthDate} in ${placeOfbirth}` : '';
    return [
      ['Insured', `${fullname}, ${gender}${birth}`],
      ['Identity', `${insured.identiyType} ${insured.identityNumber}`],
      ['Contact', `${formatPhone(insured.phoneNumber)}, ${insured.emailAddress}`],
      ['Address', Object.values(insured.addresses).join(', ')],
    ];
  },
} as const;
