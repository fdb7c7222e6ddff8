import { claimRulesOf, hasThirdPartyDocuments } from '@naungan/domain/claim';
import { formatLongDate, isIsoDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone, toWirePhone } from '@naungan/domain/phone';
import { filesOf } from '../../fields/attachment/attachment-files.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { SummarySection } from '../../records/summary-section/SummarySection.tsx';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { hasAccountFields, isThirdParty } from './claim-draft.ts';
import { type ClaimFormState, DOCUMENT_STEP, HEIR_STEP, INCIDENT_STEP } from './claim-steps.ts';

type ClaimSummaryProps = ClaimFormState & {
  /** Opens a step that returns to the summary afterwards. */
  onEdit: (id: string) => void;
};

/** Returns the name of a single file, or the number of files. */
const filesText = (names: readonly string[]): string =>
  names.length > 1 ? `${names.length} berkas` : (names[0] ?? 'Tidak dilampirkan');

/** Shows the complete claim before the claimant submits it. */
export function ClaimSummary({ onEdit, ...state }: ClaimSummaryProps) {
  const { draft, documents } = state;
  const documentRows = documents.map(({ code, name }) => ({
    title: name,
    value: filesText(filesOf(draft.files, code).map(([, file]) => file.name)),
  }));
  return (
    <>
      <p className="nu:text-muted">
        Periksa kembali klaim Anda. Setelah dikirim, perusahaan asuransi memeriksa data dan berkasnya.
      </p>
      {draft.heir && (
        <SummarySection title={HEIR_STEP.title} onEdit={() => onEdit(HEIR_STEP.id)}>
          <DescriptionList
            {...SUMMARY_GRID}
            items={[
              { title: 'Nama Lengkap', value: draft.heir.fullName.toUpperCase() },
              { title: 'Hubungan', value: draft.heir.relationship },
              { title: 'Email', value: draft.heir.email },
              { title: 'Nomor telepon', value: formatPhone(toWirePhone(draft.heir.phone)) },
            ]}
          />
        </SummarySection>
      )}
      <SummarySection title={INCIDENT_STEP.title} onEdit={() => onEdit(INCIDENT_STEP.id)}>
        <IncidentSummary {...state} />
      </SummarySection>
      <SummarySection title={DOCUMENT_STEP.title} onEdit={() => onEdit(DOCUMENT_STEP.id)}>
        <DescriptionList layout="stacked" items={documentRows} />
      </SummarySection>
    </>
  );
}

function IncidentSummary({ policy, draft }: ClaimFormState) {
  const { values } = draft;
  const { detail, productType } = policy;
  const cause = detail.causeOfClaim.find(({ value }) => value === values.causeOfClaim)?.label ?? '';
  const date = isIsoDate(values.incidentDate) ? formatLongDate(values.incidentDate) : '';
  const amountItems = [
    { title: 'Jumlah Klaim', value: formatRupiah(values.totalClaim ?? 0) },
    { title: 'Sebab Musibah', value: values.causeDisaster },
  ];
  const accountItems = [
    { title: 'Nomor Rekening', value: values.account.accountNumber },
    { title: 'Nama pemilik rekening', value: values.account.accountHolder },
    { title: 'Nama Bank', value: values.account.bankName },
  ];
  return (
    <DescriptionList
      {...SUMMARY_GRID}
      items={[
        { title: 'Penyebab klaim', value: cause },
        { title: 'Tanggal Musibah', value: date },
        ...(claimRulesOf(productType).hasAmountFields ? amountItems : []),
        ...(hasThirdPartyDocuments(productType)
          ? [{ title: 'Tuntutan pihak ketiga', value: isThirdParty(values) ? 'Ya' : 'Tidak' }]
          : []),
        ...(values.description === ''
          ? []
          : [{ title: 'Keterangan', value: values.description, wide: true }]),
        ...(hasAccountFields(policy, values) ? accountItems : []),
      ]}
    />
  );
}
