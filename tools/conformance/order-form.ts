import { PARTNER_PART } from '@naungan/api/partner';
import { orderTotal } from '@naungan/domain/fee';
import type { Product } from '@naungan/domain/product/record';

const PERSON = {
  timePeriod: 1,
  fullname: 'Uji Kesesuaian',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: 'uji@contoh.test',
  birthDate: '1990-01-01',
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

/** The fields of a payload that are the same for every line. */
export const FIELDS_OF_THE_PERSON: ReadonlySet<string> = new Set([
  ...Object.keys(PERSON),
  'declarations',
  'amounts',
]);

/** A plan with everything that its order needs: the payload of its line, except the person. */
export type Quoted = Pick<
  Product,
  '_id' | 'adminFee' | 'policyPrintFee' | 'serviceFee' | 'declarations' | 'attachments'
> & { premium: number; params: Record<string, string>; own: object };
export type OrderChanges = {
  premium?: number;
  name?: string;
  bytes?: number;
  productId?: string;
  params?: Record<string, string>;
};

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
/** A white JPEG of 8 × 8 pixels. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** A file of the kind that a document requires; `bytes` makes it larger, to test the limit. */
function fileOf({ name, extention }: Product['attachments'][number], bytes = 0): File {
  const photo = extention === 'image';
  const content = photo ? new Uint8Array(JPEG) : new TextEncoder().encode(PDF);
  const ending = photo ? 'jpg' : 'pdf';
  const rest = new Uint8Array(Math.max(0, bytes - content.length));
  return new File([content, rest], `uji--${name}.${ending}`, {
    type: photo ? 'image/jpeg' : 'application/pdf',
  });
}

/** Returns the order of a plan as a form; `changes` make it one that has to be rejected. */
export function orderForm(plan: Quoted, changes: OrderChanges = {}): FormData {
  const amounts = orderTotal({
    premium: changes.premium ?? plan.premium,
    adminFee: plan.adminFee,
    policyPrintFee: plan.policyPrintFee,
    printPolicy: false,
    serviceFeeRule: plan.serviceFee,
  });
  const declarations = plan.declarations.map(({ _id, question, answer }) => ({ _id, question, answer }));
  const payload = { ...PERSON, ...plan.own, declarations, amounts };
  const form = new FormData();
  form.append('productId', changes.productId ?? plan._id);
  form.append('params', JSON.stringify({ ...plan.params, ...changes.params }));
  form.append('payload', JSON.stringify({ ...payload, fullname: changes.name ?? payload.fullname }));
  form.append(PARTNER_PART, 'uji-kesesuaian');
  for (const spec of plan.attachments.filter(({ required }) => required)) {
    form.append(spec.code, fileOf(spec, changes.bytes));
  }
  return form;
}
