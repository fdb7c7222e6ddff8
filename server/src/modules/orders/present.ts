import { beneficiaryRows } from '@naungan/domain/beneficiary';
import { lineOf } from '@naungan/domain/lines';
import type { OrderDetail, Plan } from '@naungan/domain/lines/record';
import type { Fact } from '../../core/module.ts';
import type { OrderAddress, OrderRecord, Shipping } from './record.ts';

/** An address as it is read and printed: street, neighbourhood, town. */
export function addressLines(addresses: OrderAddress): { addr1: string; addr2: string; addr3: string } {
  const { address, neighbourhood, hamlet, urbanVillage, subDistrict, district, province, postalCode } =
    addresses;
  return {
    addr1: address,
    addr2: `RT ${neighbourhood}/RW ${hamlet}, ${urbanVillage}, ${subDistrict}`,
    addr3: `${district}, ${province} ${postalCode}`,
  };
}

/** Where a printed policy goes: the address given for it, else that of the insured; '' without printing. */
export function shippingAddress(shipping: Shipping, addresses: OrderAddress): string {
  if (!shipping.printPolicy) return '';
  return shipping.customShippingAddress
    ? shipping.shippingAddress
    : Object.values(addressLines(addresses)).join(', ');
}

/** Amounts in the names of order and policy detail, and what they are made of [3 §3]. */
export const orderPayment = ({
  amounts,
  productType,
  product,
}: Pick<OrderRecord, 'amounts' | 'productType' | 'product'>): OrderDetail['payment'] => ({
  basePremi: amounts.premium,
  adminFee: amounts.adminFee,
  policyPrintFee: amounts.policyPrintFee,
  serviceFee: amounts.serviceFee,
  grossPremi: amounts.total,
  rows: lineOf(productType).priceRows({ amounts, timePeriod: 1, product }),
});

/** The plan without the parts that a detail carries beside it. */
export function productOf(plan: Plan): OrderDetail['product'] {
  const {
    benefits: _benefits,
    generalInfo: _info,
    attachments: _files,
    declarations: _questions,
    ...product
  } = plan;
  return product;
}

/** The part of a detail that only lines with a beneficiary have. */
export const beneficiaryPart = ({ beneficiary }: OrderRecord) => (beneficiary ? { beneficiary } : {});

/** Who receives the benefit, and how to reach them; none in lines without. */
export function beneficiaryFacts(beneficiary: OrderRecord['beneficiary']): Fact[] {
  if (!beneficiary) return [];
  const { email, phone, description } = beneficiary;
  const note: Fact[] = description === '' ? [] : [{ title: 'Keterangan', value: description, wide: true }];
  return [
    ...beneficiaryRows(beneficiary).map(({ title, fullName, relationship }) => ({
      title,
      value: `${fullName} (${relationship})`,
    })),
    { title: 'Nomor Telepon Penerima Manfaat', value: `+${phone}` },
    { title: 'Email Penerima Manfaat', value: email },
    ...note,
  ];
}
