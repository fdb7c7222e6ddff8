import { PARTNER_PART } from '@naungan/api/partner';
import { orderTotal } from '@naungan/domain/fee';
import type { Product } from '@naungan/domain/product/record';

/** Birth date of the insured person. */
export const BIRTH_DATE = '1990-01-01';

const COMMON_VALUES = {
  timePeriod: 1,
  fullname: 'Uji Kesesuaian',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: 'uji@contoh.test',
  birthDate: BIRTH_DATE,
  placeOfbirth: 'Bandung',
  phoneNumber: '6281234567890',
  identiyType: 'ktp',
  identityNumber: '3174035507900001',
  addresses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    subDistrict: 'Mampang Prapatan',
    urbanVillage: 'Bangka',
    address: 'Jalan Kemang Utara No. 19',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
  },
  acceptTnc: true,
  startDate: '',
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
};

/** Fields of a payload that every line has. */
export const COMMON_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(COMMON_VALUES),
  'declarations',
  'amounts',
]);

/**
 * A plan, with the search `params` and the line's own payload fields (`lineFields`) that its order needs, and the fields
 * of a request for a quote that describe the insured person or thing.
 */
export type OrderablePlan = Pick<
  Product,
  '_id' | 'adminFee' | 'policyPrintFee' | 'serviceFee' | 'declarations' | 'attachments'
> & { premium: number; params: Record<string, string>; lineFields: object; quoteInput: object };
export type OrderChanges = {
  premium?: number;
  name?: string;
  fileBytes?: number;
  productId?: string;
  params?: Record<string, string>;
};

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
/** A white JPEG of 8 × 8 pixels. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/**
 * Returns a file of the type that a document requires (`extention` in the contract), filled up to `minBytes` to test the
 * size limit.
 */
function createFile({ name, extention }: Product['attachments'][number], minBytes = 0): File {
  const isPhoto = extention === 'image';
  const content = isPhoto ? new Uint8Array(JPEG) : new TextEncoder().encode(PDF);
  const extension = isPhoto ? 'jpg' : 'pdf';
  const padding = new Uint8Array(Math.max(0, minBytes - content.length));
  return new File([content, padding], `uji--${name}.${extension}`, {
    type: isPhoto ? 'image/jpeg' : 'application/pdf',
  });
}

/** Returns the amounts of a plan without a printed policy. */
export const amountsOf = (plan: OrderablePlan, premium = plan.premium) =>
  orderTotal({
    premium,
    adminFee: plan.adminFee,
    policyPrintFee: plan.policyPrintFee,
    printPolicy: false,
    serviceFeeRule: plan.serviceFee,
  });

/** Returns the order of a plan as a form. Each of the `changes` makes the order invalid. */
export function orderForm(plan: OrderablePlan, changes: OrderChanges = {}): FormData {
  const amounts = amountsOf(plan, changes.premium);
  const declarations = plan.declarations.map(({ _id, question, answer }) => ({ _id, question, answer }));
  const payload = { ...COMMON_VALUES, ...plan.lineFields, declarations, amounts };
  const form = new FormData();
  form.append('productId', changes.productId ?? plan._id);
  form.append('params', JSON.stringify({ ...plan.params, ...changes.params }));
  form.append('payload', JSON.stringify({ ...payload, fullname: changes.name ?? payload.fullname }));
  form.append(PARTNER_PART, 'uji-kesesuaian');
  for (const spec of plan.attachments.filter(({ required }) => required)) {
    form.append(spec.code, createFile(spec, changes.fileBytes));
  }
  return form;
}
