import { formatLongDate } from '@naungan/domain/dates';
import { LINES } from '@naungan/domain/lines';
import type { PolicyDetail as Policy } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { coverCalendar, coverText, startText } from '@naungan/domain/policy';
import { CalendarPlus, ShieldAlert } from 'lucide-react';
import { useLineRecord } from '../../lines/lines.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { tabHref, useLinks, useTexts } from '../../primitives/host/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { DetailGroup, DetailLayout } from '../../records/detail-layout/index.ts';
import { Explanation, type ExplanationProps } from '../../records/explanation/Explanation.tsx';
import { PolicyDownload } from '../../records/PolicyDownload.tsx';
import { PolicyFormatPart } from '../../records/PolicyFormatPart.tsx';
import { PolicyTag } from '../../records/PolicyTag.tsx';
import { PriceBreakdown } from '../../records/PriceBreakdown.tsx';
import { hasTerms, TermsGroup } from '../../records/TermsGroup.tsx';
import { saveFile } from './save-file.ts';

export type PolicyDetailProps = { policy: Policy } & Pick<ExplanationProps, 'openPdf'>;

/** Shows a complete policy [3 §2 screen 11]. Suspends until the screens of its line are loaded. */
export function PolicyDetail({ policy, openPdf }: PolicyDetailProps) {
  const links = useLinks();
  const hasTermsGroup = hasTerms(policy);
  const { payment, share, policy: delivery, productType } = policy;
  const { policies = 'Polis Asuransi' } = useTexts();
  const { Persons, Coverage, deliveryAddress } = useLineRecord(productType);
  return (
    <div className="nu:grid nu:gap-5">
      <Breadcrumb
        items={[
          { label: policies, href: tabHref(links.policies, productType) },
          { label: LINES[productType].label },
        ]}
      />
      <PolicyHeader policy={policy} openPdf={openPdf} />
      <DetailLayout
        groups={['siapa', 'apa', 'berkas', ...(hasTermsGroup ? (['ketentuan'] as const) : [])]}
        asideLabel="Klaim dan rincian premi"
        aside={
          <>
            {canClaim(policy) && <HowToClaim policy={policy} />}
            <Card id="berapa">
              <Heading level={2} className="nu:text-h4">
                Berapa
              </Heading>
              <Heading level={3} className="nu:mt-2 nu:mb-3 nu:text-base nu:font-bold">
                Rincian premi
              </Heading>
              {share && (
                <>
                  <PriceBreakdown rows={share.rows} total={share.total} totalLabel="Polis ini" />
                  <Heading level={3} className="nu:mt-6 nu:mb-3 nu:text-base nu:font-bold">
                    Seluruh pesanan
                  </Heading>
                </>
              )}
              <PriceBreakdown rows={share?.order ?? payment.rows} total={payment.grossPremi} />
            </Card>
          </>
        }
        more={
          <>
            <DetailGroup group="berkas">
              <PolicyFormatPart policy={delivery} fallbackAddress={deliveryAddress(policy)} />
            </DetailGroup>
            {hasTermsGroup && <TermsGroup record={policy} />}
          </>
        }
      >
        <DetailGroup group="siapa">
          <Persons record={policy} />
        </DetailGroup>
        <DetailGroup group="apa">
          <Coverage record={policy} />
        </DetailGroup>
      </DetailLayout>
    </div>
  );
}

/** Shows number, period and document first, because members look for them most often. */
function PolicyHeader({ policy, openPdf }: PolicyDetailProps) {
  const links = useLinks();
  const { insuranceCompany, period } = policy;
  return (
    <Card>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={insuranceCompany.company_name} src={policy.logoProduct} />
        <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
          <Heading level={1} className="nu:text-h3">
            {policy.productName}
          </Heading>
          <p className="nu:text-muted">{insuranceCompany.company_name}</p>
        </div>
        <PolicyTag status={policy.status} />
      </div>
      <DescriptionList
        layout="grid"
        className="nu:mt-5 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]!"
        items={[
          {
            title: 'Nomor polis',
            value: <RecordNumber text={policy.policyNumber || MESSAGES.policy.notIssued} />,
          },
          ...(policy.covers ? [{ title: 'Menjamin', value: policy.covers }] : []),
          { title: 'Masa pertanggungan', value: coverText({ ...period, startsAt: policy.startsAt }) },
          { title: 'Tanggal terbit', value: formatLongDate(policy.issuedAt) },
          { title: 'Tertanggung', value: policy.insuredName },
        ]}
      />
      {policy.status === 'upcoming' && (
        <Alert tone="info" className="nu:mt-5">
          Polis ini mulai berlaku {startText(period.startDate, policy.startsAt)}. Kejadian sebelum waktu itu
          tidak dijamin.
        </Alert>
      )}
      <div className="nu:mt-5 nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:*:flex-auto">
        {/* If the member can claim, 'Ajukan Klaim' is the only primary button. */}
        <PolicyDownload href={policy.certificate} variant={canClaim(policy) ? 'secondary' : 'primary'} />
        <ButtonLink variant="secondary" href={links.order(policy.productType, policy.orderId)}>
          Lihat pesanan
        </ButtonLink>
        {policy.explanation && <Explanation href={policy.explanation} openPdf={openPdf} />}
        {/* `timePeriod` is 0 for a cover of some days, which cannot be renewed, so there is no reminder. */}
        {isCurrent(policy) && policy.timePeriod > 0 && <EndOfCoverReminder policy={policy} />}
      </div>
    </Card>
  );
}

/** Returns whether the cover is in force or begins later, so that it has not ended. */
const isCurrent = ({ status }: Policy) => status === 'active' || status === 'upcoming';

/**
 * Returns whether the member can claim on the policy: it must have a number, must not be void, and its cover
 * must have begun.
 */
const canClaim = ({ policyNumber, status }: Policy) =>
  policyNumber !== '' && status !== 'void' && status !== 'upcoming';

/** Explains how to claim on this policy. */
function HowToClaim({ policy }: { policy: Policy }) {
  const links = useLinks();
  return (
    <Card className="nu:print:hidden">
      <Heading level={2} className="nu:text-h5">
        Mengalami musibah?
      </Heading>
      <p className="nu:mt-1 nu:mb-4 nu:text-muted">
        Siapkan foto dan surat yang Anda miliki, lalu ceritakan kejadiannya. Yang belum ada dapat disusulkan
        dari draf.
      </p>
      <ButtonLink
        className="nu:w-full"
        iconStart={<ShieldAlert aria-hidden="true" size={20} />}
        href={links.claimOn(policy.policyNumber, policy.productType)}
      >
        Ajukan Klaim
      </ButtonLink>
    </Card>
  );
}

/** A button that downloads a calendar file with a reminder of the last day of cover. */
function EndOfCoverReminder({ policy }: { policy: Policy }) {
  function saveReminder() {
    const { policyNumber, productName, period } = policy;
    const now = new Date().toISOString();
    const text = coverCalendar({ policyNumber, productName, endDate: period.endDate, now });
    saveFile(`polis-${policyNumber}.ics`, 'text/calendar', text);
  }
  return (
    <Button
      variant="secondary"
      iconStart={<CalendarPlus aria-hidden="true" size={20} />}
      onClick={saveReminder}
    >
      Ingatkan sebelum polis berakhir
    </Button>
  );
}
