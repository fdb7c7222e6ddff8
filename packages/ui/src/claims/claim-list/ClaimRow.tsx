import type { ClaimCard } from '@naungan/domain/claim/record';
import { Badge } from '../../primitives/badge/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';

/** One claim with number, state, subject, and whether it needs an action. */
export function ClaimRow({ claim }: { claim: ClaimCard }) {
  const links = useLinks();
  const { head, content, footer, needsAction } = claim;
  return (
    <Card padding="none" accent={needsAction ? 'action' : 'none'} className="nu:p-4 nu:@tablet:p-5">
      <div className="nu:flex nu:flex-wrap nu:items-start nu:justify-between nu:gap-x-4 nu:gap-y-2">
        <div className="nu:min-w-0">
          <Heading level={3} className="nu:text-h5">
            <RecordNumber text={head.title} />
          </Heading>
          <p className="nu:text-sm nu:text-muted">{head.subtitle}</p>
        </div>
        <Badge tone={head.tagColor}>{head.tagValue}</Badge>
      </div>
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:items-center nu:gap-x-6 nu:gap-y-3 nu:border-t nu:border-line nu:pt-4">
        <div className="nu:flex nu:min-w-0 nu:flex-[2_1_16rem] nu:items-center nu:gap-4">
          <InsurerLogo name={content.insurer ?? content.title} src={content.image} size="sm" />
          <div className="nu:min-w-0">
            <p className="nu:font-semibold">{content.title}</p>
            <p className="nu:text-sm nu:text-muted">{content.subtitle}</p>
          </div>
        </div>
        <p className="nu:min-w-0 nu:flex-[1_1_10rem]">
          <span className="nu:block nu:text-sm nu:text-muted">{footer.title}</span>
          <span className="nu:font-semibold">{footer.subtitle}</span>
        </p>
        <ButtonLink
          variant={needsAction ? 'primary' : 'secondary'}
          size="sm"
          className="nu:@max-tablet:w-full"
          href={links.claim(claim.id)}
          aria-label={`${needsAction ? 'Lanjutkan' : 'Detail'} klaim ${head.title}`}
        >
          {needsAction ? 'Lanjutkan' : 'Detail'}
        </ButtonLink>
      </div>
    </Card>
  );
}
