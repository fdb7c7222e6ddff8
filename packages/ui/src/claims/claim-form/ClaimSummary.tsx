import { claimRulesOf, hasThirdPartyDocuments } from '@naungan/domain/claim';
import { formatLongDate, isIsoDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone, toWirePhone } from '@naungan/domain/phone';
import { filesOf } from '../../fields/attachment/attachment-files.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { SummarySection } from '../../records/summary-section/SummarySection.tsx';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { hasAccountFields, isThirdParty } from './claim-draft.ts';
import { type ClaimFormState, DOCUMENT_STEP, HEIR_STEP, INCIDENT_STEP } from './claim-steps.ts';
import { claimFormMessages } from './messages.ts';

type ClaimSummaryProps = ClaimFormState & {
  /** Opens a step that returns to the summary afterwards. */
  onEdit: (id: string) => void;
};

/** Returns the name of a single file, or the number of files. */
const filesText = (names: readonly string[], texts: Messages['ClaimForm']): string =>
  names.length > 1 ? texts.fileCount(names.length) : (names[0] ?? texts.notAttached);

/** Shows the complete claim before the claimant submits it. */
export function ClaimSummary({ onEdit, ...state }: ClaimSummaryProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const { draft, documents } = state;
  const documentRows = documents.map(({ code, name }) => ({
    title: name,
    value: filesText(
      filesOf(draft.files, code).map(([, file]) => file.name),
      texts,
    ),
  }));
  return (
    <>
      <p className="nu:text-muted">{texts.summary}</p>
      {draft.heir && (
        <SummarySection title={texts.heirStep} onEdit={() => onEdit(HEIR_STEP)}>
          <DescriptionList
            {...SUMMARY_GRID}
            items={[
              { title: texts.fullName, value: draft.heir.fullName.toUpperCase() },
              { title: texts.relationship, value: draft.heir.relationship },
              { title: texts.email, value: draft.heir.email },
              { title: texts.phone, value: formatPhone(toWirePhone(draft.heir.phone)) },
            ]}
          />
        </SummarySection>
      )}
      <SummarySection title={texts.incidentStep} onEdit={() => onEdit(INCIDENT_STEP)}>
        <IncidentSummary {...state} />
      </SummarySection>
      <SummarySection title={texts.documentStep} onEdit={() => onEdit(DOCUMENT_STEP)}>
        <DescriptionList layout="stacked" items={documentRows} />
      </SummarySection>
    </>
  );
}

function IncidentSummary({ policy, draft }: ClaimFormState) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const { values } = draft;
  const { detail, productType } = policy;
  const cause = detail.causeOfClaim.find(({ value }) => value === values.causeOfClaim)?.label ?? '';
  const date = isIsoDate(values.incidentDate) ? formatLongDate(values.incidentDate) : '';
  const amountItems = [
    { title: texts.amount, value: formatRupiah(values.totalClaim ?? 0) },
    { title: texts.disaster, value: values.causeDisaster },
  ];
  const accountItems = [
    { title: texts.accountNumber, value: values.account.accountNumber },
    { title: texts.accountHolder, value: values.account.accountHolder },
    { title: texts.bank, value: values.account.bankName },
  ];
  return (
    <DescriptionList
      {...SUMMARY_GRID}
      items={[
        { title: texts.cause, value: cause },
        { title: texts.date, value: date },
        ...(claimRulesOf(productType).hasAmountFields ? amountItems : []),
        ...(hasThirdPartyDocuments(productType)
          ? [{ title: texts.thirdPartyClaim, value: isThirdParty(values) ? texts.yes : texts.no }]
          : []),
        ...(values.description === ''
          ? []
          : [{ title: texts.description, value: values.description, wide: true }]),
        ...(hasAccountFields(policy, values) ? accountItems : []),
      ]}
    />
  );
}
