import { isIsoDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { plannedStartText, policyMailAddresses } from '@naungan/domain/policy';
import type { Product } from '@naungan/domain/product/record';
import { toUpperCase } from '@naungan/domain/text';
import { shippingFieldsMessages } from '../../fields/messages.ts';
import type { ShippingFieldsProps } from '../../fields/ShippingFields.tsx';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { type Description, DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { addressLines } from '../../records/address-lines/address-lines.ts';
import type { PersonSlices } from '../insured-person/person-slices.ts';

type ShippingPage = StepPage<
  Pick<Product, 'policyPrintFee'>,
  Pick<PersonSlices, 'shipping' | 'insured' | 'addresses'>
>;

const LazyShippingFields = lazyFields<ShippingFieldsProps>(
  () => import('../../fields/ShippingFields.tsx').then((module) => module.ShippingFields),
  'nu:h-64 nu:w-full nu:rounded-card',
);

const capitalizeFirstLetter = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the page of the step for the start of cover, the format of the policy (digital or printed), and its
 * delivery address. `addressOwner` is the word for the person whose address is the default: 'tertanggung', 'pemilik'.
 */
export const shippingPage = ({ addressOwner }: { addressOwner: string }): ShippingPage => ({
  Body: ({ plan, draft: { slices }, member, today, errors, changeSlices }) => (
    <LazyShippingFields
      values={slices.shipping}
      onChange={(patch) => changeSlices(({ shipping }) => ({ shipping: { ...shipping, ...patch } }))}
      errors={errors}
      prefix="shipping."
      policyPrintFee={plan.policyPrintFee}
      emails={policyMailAddresses(slices.insured.emailAddress, member?.email ?? '')}
      addressOwner={addressOwner}
      address={addressLines(slices.addresses).join(', ')}
      today={today}
    />
  ),
  Summary: ({ plan, draft: { slices } }) => {
    const texts = useMessages('ShippingFields', shippingFieldsMessages);
    const { startDate, printPolicy, customShippingAddress, shippingAddress } = slices.shipping;
    const items: Description[] = [
      {
        title: texts.start,
        value: capitalizeFirstLetter(plannedStartText(isIsoDate(startDate) ? startDate : null)),
      },
      {
        title: texts.format,
        value: printPolicy ? texts.printedFor(formatRupiah(plan.policyPrintFee)) : texts.digital,
      },
    ];
    if (printPolicy) {
      const address = customShippingAddress ? toUpperCase(shippingAddress) : texts.sameAddress(addressOwner);
      items.push({ title: texts.address, value: address });
    }
    return <DescriptionList layout="stacked" items={items} />;
  },
});
