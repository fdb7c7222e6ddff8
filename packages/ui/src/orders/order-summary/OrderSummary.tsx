import { addressForm } from '@naungan/domain/address/form';
import { beneficiaryForm } from '@naungan/domain/beneficiary/form';
import { possibleAge } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { toWirePhone } from '@naungan/domain/phone';
import { toUpper } from '@naungan/domain/text';
import type { ReactNode } from 'react';
import { beneficiaryItems } from '../../lines/person/person-details/beneficiary-items.ts';
import { addressLines, personItems } from '../../lines/person/person-details/person-details.ts';
import { ProductSummaryButton } from '../../plans/product-summary/index.ts';
import { type Description, DescriptionList } from '../../primitives/description-list/index.ts';
import { sizeText } from '../../primitives/file-upload/index.ts';
import { PriceBreakdown } from '../../records/price-breakdown/PriceBreakdown.tsx';
import { SummarySection } from '../../records/summary-section/SummarySection.tsx';
import type { StepBodyProps } from '../order-step/step-part.ts';

type SummaryProps = StepBodyProps;

const SECTIONS: Readonly<Record<string, (props: SummaryProps) => ReactNode>> = {
  produk: productSection,
  syarat: productSection,
  tertanggung: personSection,
  pemilik: personSection,
  alamat: addressSection,
  'penerima-manfaat': beneficiarySection,
  lampiran: attachmentSection,
  informasi: shippingSection,
  pengiriman: shippingSection,
  deklarasi: declarationSection,
};

/** The whole order before it is sent: a card a step, each with the way back to it. */
export function OrderSummary(props: SummaryProps) {
  return (
    <>
      <p className="text-muted">
        Periksa kembali pesanan Anda. Setelah dikirim, data diperiksa oleh perusahaan asuransi.
      </p>
      {props.steps.map(({ id, title }) => {
        const section = SECTIONS[id];
        return section ? (
          <SummarySection key={id} title={title} onEdit={() => props.onEdit(id)}>
            {section(props)}
          </SummarySection>
        ) : null;
      })}
      <SummarySection title="Biaya">
        {props.amounts && <PriceBreakdown amounts={props.amounts} term={props.draft.values.timePeriod} />}
        <ProductSummaryButton
          className="mt-4"
          plan={props.plan}
          lineLabel={props.line.familyLabel}
          age={possibleAge(props.draft.values.birthDate, props.today)}
        />
      </SummarySection>
    </>
  );
}

function productSection({ plan, draft }: SummaryProps) {
  const items = [
    { title: 'Produk', value: plan.productName },
    { title: 'Perusahaan asuransi', value: plan.insuranceCompany.company_name },
    { title: 'Masa pertanggungan', value: `${draft.values.timePeriod} tahun` },
  ];
  return (
    <DescriptionList
      layout="grid"
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
      items={items}
    />
  );
}

function personSection({ draft: { values } }: SummaryProps) {
  const items = personItems({
    ...values,
    birthDate: values.birthDate,
    placeOfbirth: toUpper(values.placeOfbirth),
    phoneNumber: toWirePhone(values.phoneNumber),
    identityNumber: toUpper(values.identityNumber),
  });
  return (
    <DescriptionList
      layout="grid"
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
      items={items}
    />
  );
}

function addressSection({ draft: { values } }: SummaryProps) {
  const { data = values.addresses } = addressForm.safeParse(values.addresses);
  return (
    <address className="not-italic">
      {addressLines(data).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

function beneficiarySection({ draft: { beneficiary } }: SummaryProps) {
  const { data } = beneficiaryForm.safeParse(beneficiary);
  return (
    data && (
      <DescriptionList
        layout="grid"
        className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
        items={beneficiaryItems(data)}
      />
    )
  );
}

function attachmentSection({ plan, draft }: SummaryProps) {
  const items = plan.attachments.map(({ code, name }) => {
    const file = draft.files[code];
    return { title: name, value: file ? `${file.name} (${sizeText(file.size)})` : 'Tidak dilampirkan' };
  });
  return <DescriptionList layout="stacked" items={items} />;
}

function shippingSection({ plan, draft: { values } }: SummaryProps) {
  const items: Description[] = [
    {
      title: 'Bentuk polis',
      value: values.printPolicy
        ? `E-polis dan polis cetak (${formatRupiah(plan.policyPrintFee)})`
        : 'E-polis saja',
    },
  ];
  if (values.printPolicy) {
    const address = values.customShippingAddress
      ? toUpper(values.shippingAddress)
      : 'Sama dengan alamat tertanggung';
    items.push({ title: 'Alamat pengiriman', value: address });
  }
  return <DescriptionList layout="stacked" items={items} />;
}

function declarationSection({ plan, draft }: SummaryProps) {
  const items = plan.declarations.map(({ _id, question }) => ({
    title: question,
    value: draft.declarations[_id] === 'ya' ? 'Ya' : 'Tidak',
  }));
  return <DescriptionList items={items} className="[&_dd]:shrink-0" />;
}
