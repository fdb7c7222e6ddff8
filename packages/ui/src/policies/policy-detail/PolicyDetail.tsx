import { LINES } from '@naungan/domain/lines';
import type { PolicyDetail as Policy } from '@naungan/domain/lines/record';
import { ShieldAlert } from 'lucide-react';
import { useLineRecord } from '../../lines/lines.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { tabHref, useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { DetailGroup, DetailLayout } from '../../records/detail-layout/index.ts';
import { PolicyFormatPart } from '../../records/PolicyFormatPart.tsx';
import { PriceBreakdown } from '../../records/PriceBreakdown.tsx';
import { hasTerms, TermsGroup } from '../../records/TermsGroup.tsx';
import { canClaim } from './can-claim.ts';
import { policyDetailMessages } from './messages.ts';
import { PolicyHeader, type PolicyHeaderProps } from './PolicyHeader.tsx';

export type PolicyDetailProps = WithHostProps<PolicyHeaderProps, 'div'>;

/** Shows a complete policy [3 §2 screen 11]. Suspends until the screens of its line are loaded. */
export function PolicyDetail({ policy, openPdf, className, ...rest }: PolicyDetailProps) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  const links = useLinks();
  const hasTermsGroup = hasTerms(policy);
  const { payment, share, policy: delivery, productType } = policy;
  const { policies: policiesTitle } = usePageMessages();
  const { Persons, Coverage, deliveryAddress } = useLineRecord(productType);
  return (
    <div {...rest} className={cx('nu:grid nu:gap-5', className)}>
      <Breadcrumb
        items={[
          { label: policiesTitle, href: tabHref(links.policies, productType) },
          { label: LINES[productType].label },
        ]}
      />
      <PolicyHeader policy={policy} openPdf={openPdf} />
      <DetailLayout
        groups={['siapa', 'apa', 'berkas', ...(hasTermsGroup ? (['ketentuan'] as const) : [])]}
        asideLabel={texts.claimAndPremium}
        aside={
          <>
            {canClaim(policy) && <HowToClaim policy={policy} />}
            <Card id="berapa">
              <Heading level={2} className="nu:text-h4">
                {texts.amount}
              </Heading>
              <Heading level={3} className="nu:mt-2 nu:mb-3 nu:text-base nu:font-bold">
                {texts.premium}
              </Heading>
              {/* If the order has several policies, this policy's share of the price comes before the whole price. */}
              {share && (
                <>
                  <PriceBreakdown rows={share.rows} total={share.total} totalLabel={texts.thisPolicy} />
                  <Heading level={3} className="nu:mt-6 nu:mb-3 nu:text-base nu:font-bold">
                    {texts.wholeOrder}
                  </Heading>
                </>
              )}
              <PriceBreakdown rows={share?.order ?? payment.rows} total={payment.grossPremi} />
            </Card>
          </>
        }
        groupsAfterAmounts={
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

/** Explains how to claim on this policy. */
function HowToClaim({ policy }: { policy: Policy }) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  const links = useLinks();
  return (
    <Card className="nu:print:hidden">
      <Heading level={2} className="nu:text-h5">
        {texts.claimTitle}
      </Heading>
      <p className="nu:mt-1 nu:mb-4 nu:text-muted">{texts.claimText}</p>
      <ButtonLink
        className="nu:w-full"
        iconStart={<ShieldAlert aria-hidden="true" size={20} />}
        href={links.claimOn(policy.policyNumber, policy.productType)}
      >
        {texts.claim}
      </ButtonLink>
    </Card>
  );
}
