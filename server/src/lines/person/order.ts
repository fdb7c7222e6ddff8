import { formatDate } from '@naungan/domain/dates';
import { AGE_MESSAGE } from '@naungan/domain/insured';
import type { PersonPriced } from '@naungan/domain/lines';
import type { PersonDetails, PersonPlan } from '@naungan/domain/lines/person/record';
import { addressLines, addressText } from '../address.ts';
import type { OrderRecord, Shipping } from '../order.ts';
import type { PersonLine } from './line.ts';

type Order = OrderRecord<PersonLine>;
type Details = { details: PersonDetails };

/** The plan without the parts that a detail carries beside it. */
function productOf(plan: PersonPlan) {
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
export const shownPerson = ({ details, product }: Order) => ({
  insured: { ...details.insured, addresses: addressLines(details.addresses) },
  product: productOf(product),
  benefits: product.benefits,
});

/** What was sent before, for the form that corrects it. */
export const revisedPerson = ({ details: { insured, addresses } }: Order) => ({ insured, addresses });

/** The plan as the form that corrects an order needs it. */
export const revisedPlan = ({ product }: Order) => ({
  ...productOf(product),
  attachments: product.attachments,
  declarations: product.declarations,
});

/** What lines that insure a person do alike with their orders. */
export const PERSON_ORDER = {
  priced: ({ details, shipping }: Details & { shipping: Shipping }): PersonPriced => ({
    birthDate: details.insured.birthDate ?? '',
    printPolicy: shipping.printPolicy,
  }),
  unpriced: { path: 'birthDate', message: AGE_MESSAGE },
  repriced: (total: string) => `Total pesanan menyesuaikan usia tertanggung menjadi ${total}`,
  insuredName: ({ details }: Details) => details.insured.fullname,
  insuredEmail: ({ details }: Details) => details.insured.emailAddress,
  address: ({ details }: Details) => addressLines(details.addresses),
  invoiced({ details: { insured, addresses } }: Details) {
    return [
      { title: 'Nama Tertanggung', value: insured.fullname },
      ...(insured.birthDate ? [{ title: 'Tanggal Lahir', value: formatDate(insured.birthDate) }] : []),
      { title: 'Nomor Telepon', value: `+${insured.phoneNumber}` },
      { title: 'Email', value: insured.emailAddress },
      { title: 'Alamat', value: addressText(addresses) },
    ];
  },
} as const;
