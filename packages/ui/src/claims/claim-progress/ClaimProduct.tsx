import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { WorkshopAddress } from '../../lines/vehicle/vehicle-coverage/WorkshopList.tsx';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { claimPageMessages } from './messages.ts';

/** Policy, product, chosen workshop and order of the claim. */
export function ClaimProduct({ claim, isForHeir }: { claim: ClaimDetail; isForHeir: boolean }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const links = useLinks();
  const { product, vehicle } = claim;
  const workshop = vehicle?.workshops.find(({ _id }) => _id === vehicle.selectedWorkshop);
  // A footer with the policy number would repeat the first row.
  const hasFooter = product.footerTitle !== '' && product.footerSubtitle !== claim.policyNumber;
  return (
    <section aria-label={texts.product} className="nu:min-w-0">
      <Card>
        <Heading level={2} className="nu:text-h5">
          {product.title}
        </Heading>
        <p className="nu:text-muted">{product.subtitle}</p>
        <DescriptionList
          layout="stacked"
          className="nu:mt-4 nu:border-t nu:border-line nu:pt-4"
          items={[
            { title: texts.policyNumber, value: <RecordNumber text={claim.policyNumber} /> },
            ...(hasFooter ? [{ title: product.footerTitle, value: product.footerSubtitle }] : []),
          ]}
        />
        {workshop && (
          <div className="nu:mt-4">
            <p className="nu:text-[0.9375rem] nu:leading-6 nu:text-muted">{texts.workshop}</p>
            <WorkshopAddress workshop={workshop} />
            {vehicle?.isLocked && <p className="nu:text-sm nu:text-muted">{CLAIM_MESSAGES.workshopChosen}</p>}
          </div>
        )}
        {!isForHeir && (
          <ButtonLink
            variant="secondary"
            className="nu:mt-5 nu:w-full"
            // `transactionId` is the id of the order.
            href={links.order(claim.productType, claim.transactionId)}
          >
            {texts.productDetail}
          </ButtonLink>
        )}
      </Card>
    </section>
  );
}
