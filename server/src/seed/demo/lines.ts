import { orderTotal } from '@naungan/domain/fee';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { DEMO_BIRTH_DATE, DEMO_STREET, type DemoOrderParts, type LineDemo } from '../../lines/demo.ts';
import { serverLine } from '../../lines/index.ts';
import { DEMO_IDENTITY_NUMBER, DEMO_NAME, DEMO_PHONE } from './account.ts';

export type DemoLine = LineDemo & { line: ProductType };

const PERSON = {
  timePeriod: 1,
  citizen: 'indonesia',
  gender: 'perempuan',
  birthDate: DEMO_BIRTH_DATE,
  placeOfbirth: 'Bandung',
  phoneNumber: DEMO_PHONE,
  identiyType: 'ktp',
  identityNumber: DEMO_IDENTITY_NUMBER,
  addresses: { province: 'DKI Jakarta', district: 'Kota Administrasi Jakarta Selatan', ...DEMO_STREET },
  acceptTnc: true,
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
};

/** The lines that have demo data, in the reverse order of PRODUCT_TYPES. */
export const DEMO_LINES: readonly DemoLine[] = PRODUCT_TYPES.toReversed().flatMap((line) => {
  const { demo } = serverLine(line);
  return demo ? [{ line, ...demo }] : [];
});

/** Returns the payload of an order, as the wizard sends it after its last step. */
export function demoPayload(
  { product, premium, payload }: DemoOrderParts,
  email: string,
  fullname = DEMO_NAME,
) {
  const { adminFee, policyPrintFee, serviceFee: serviceFeeRule, declarations } = product;
  return {
    ...PERSON,
    fullname,
    emailAddress: email,
    ...payload,
    declarations: declarations.map(({ _id, question, answer }) => ({ _id, question, answer })),
    amounts: orderTotal({ premium, adminFee, policyPrintFee, printPolicy: false, serviceFeeRule }),
  };
}
