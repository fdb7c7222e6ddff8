import { addressFromProfile } from '@naungan/domain/address';
import { addressForm } from '@naungan/domain/address/form';
import { insuredForm } from '@naungan/domain/insured/form';
import { shippingForm } from '@naungan/domain/shipping/form';
import { TERMS_MESSAGE } from '@naungan/domain/terms';
import { LazyAddressFields } from '../../fields/address/LazyAddressFields.tsx';
import { attachmentCheck } from '../../fields/attachment/index.ts';
import { LazyAttachmentFields } from '../../fields/attachment/LazyAttachmentFields.tsx';
import { DeclarationFields } from '../../fields/declaration/DeclarationFields.tsx';
import { declarationCheck } from '../../fields/declaration/declaration-check.ts';
import { INSURED_ORDER } from '../../fields/insured/field-order.ts';
import { InsuredFields } from '../../fields/insured/InsuredFields.tsx';
import { ShippingFields } from '../../fields/shipping/ShippingFields.tsx';
import { ProductTerms } from '../../fields/terms/ProductTerms.tsx';
import { schemaProblems } from '../../flow/problems/problems.ts';
import { addressLines } from '../../lines/person/person-details/person-details.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import type { StepBodyProps, StepPart, StepState } from '../order-step/step-part.ts';
import { OrderSummary } from '../order-summary/OrderSummary.tsx';
import { beneficiaryPart } from './beneficiary-part.tsx';
import { sameAsAccount } from './same-as-account.ts';

const terms: StepPart = {
  gated: true,
  check: ({ draft }) => ({
    problems: draft.values.acceptTnc ? [] : [{ field: 'acceptTnc', message: TERMS_MESSAGE }],
  }),
  Body: ({ plan, draft, errors, changeValues }) => (
    <ProductTerms
      plan={plan}
      accepted={draft.values.acceptTnc}
      error={errors.acceptTnc}
      onAcceptedChange={(acceptTnc) => changeValues({ acceptTnc })}
    />
  ),
};

function InsuredBody(props: StepBodyProps) {
  const { plan, today, draft, errors, changeValues } = props;
  return (
    <>
      <Checkbox
        label="Sama seperti akun saya"
        hint="Isi otomatis dari profil. Anda tetap bisa mengubahnya."
        checked={draft.sameAsAccount}
        onCheckedChange={(checked) => props.change(sameAsAccount(draft, props.member, checked))}
      />
      <InsuredFields
        values={draft.values}
        onChange={changeValues}
        errors={errors}
        today={today}
        needsBirth
        ages={plan.ages}
      />
    </>
  );
}

const insured: StepPart = {
  check: ({ plan, today, draft }) => ({
    problems: schemaProblems(
      insuredForm({ ages: plan.ages, premi: plan.premi, today, needsBirth: true }),
      draft.values,
      { order: INSURED_ORDER },
    ),
  }),
  Body: InsuredBody,
};

function AddressBody({ member, draft, errors, changeValues, loadRegions }: StepBodyProps) {
  const { addresses } = draft.values;
  const ofAccount = addressFromProfile(member);
  return (
    <>
      {ofAccount.province !== '' && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => changeValues({ addresses: ofAccount })}
        >
          Pakai alamat akun saya
        </Button>
      )}
      <LazyAddressFields
        values={addresses}
        onChange={(patch) => changeValues({ addresses: { ...addresses, ...patch } })}
        errors={errors}
        prefix="addresses."
        loadRegions={loadRegions}
      />
    </>
  );
}

const address: StepPart = {
  check: ({ draft }: StepState) => ({
    problems: schemaProblems(addressForm, draft.values.addresses, { prefix: 'addresses.' }),
  }),
  Body: AddressBody,
};

const attachments: StepPart = {
  check: ({ plan, draft, uploads }) => attachmentCheck(plan.attachments, draft.files, uploads?.states),
  Body: ({ plan, draft, uploads, errors, change }) => (
    <>
      <p className="text-muted">Pastikan semua tulisan pada berkas terbaca jelas dan tidak terpotong.</p>
      <LazyAttachmentFields
        specs={plan.attachments}
        files={draft.files}
        uploads={uploads}
        onChange={(files) => change({ files })}
        errors={errors}
      />
    </>
  ),
};

const shipping: StepPart = {
  check: ({ draft }) => ({ problems: schemaProblems(shippingForm, draft.values) }),
  Body: ({ plan, draft, errors, changeValues }) => (
    <ShippingFields
      values={draft.values}
      onChange={changeValues}
      errors={errors}
      policyPrintFee={plan.policyPrintFee}
      email={draft.values.emailAddress}
      address={addressLines(draft.values.addresses).join(', ')}
    />
  ),
};

const declarations: StepPart = {
  check: ({ plan, draft }) => declarationCheck(plan.declarations, draft.declarations),
  Body: ({ plan, draft, errors, change }) => (
    <>
      <p className="text-muted">
        Jawab sesuai keadaan sebenarnya. Jawaban yang tidak benar dapat membuat klaim ditolak.
      </p>
      <DeclarationFields
        declarations={plan.declarations}
        answers={draft.declarations}
        onChange={(answers) => change({ declarations: answers })}
        errors={errors}
      />
    </>
  ),
};

const summary: StepPart = { check: () => ({ problems: [] }), Body: OrderSummary };

/** By id of the step in `WIZARD_STEPS`: the pages that product lines share. Lines add their own. */
export const ORDER_PARTS: Readonly<Record<string, StepPart>> = {
  produk: terms,
  syarat: terms,
  tertanggung: insured,
  pemilik: insured,
  alamat: address,
  'penerima-manfaat': beneficiaryPart,
  lampiran: attachments,
  informasi: shipping,
  pengiriman: shipping,
  deklarasi: declarations,
  ringkasan: summary,
};
