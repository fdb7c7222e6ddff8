import type { ClaimDetail } from '@naungan/domain/claim/record';
import { formatDateTime } from '@naungan/domain/dates';
import { ArrowLeft } from 'lucide-react';
import { Badge } from '../../primitives/badge/index.ts';
import { claimsHref, useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { RecordHeader } from '../../records/RecordHeader.tsx';
import { claimPageMessages } from './messages.ts';

/** A link back: to the member's claims [3 §2], or for an heir to the page that starts a claim. */
export function BackToClaimsLink({ isForHeir }: { isForHeir: boolean }) {
  const links = useLinks();
  const { claims: claimsTitle } = usePageMessages();
  return (
    <Link
      href={isForHeir ? links.claims : claimsHref(links)}
      className="nu:inline-flex nu:min-h-11 nu:items-center nu:gap-1.5 nu:justify-self-start nu:text-muted nu:hover:text-brand"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {claimsTitle}
    </Link>
  );
}

/** Insurer, number and state of a claim. */
export function ClaimHeader({ claim, isForHeir }: { claim: ClaimDetail; isForHeir: boolean }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const { head, product } = claim;
  return (
    <div>
      <BackToClaimsLink isForHeir={isForHeir} />
      <RecordHeader
        title={
          <>
            {texts.claims} <RecordNumber text={head.claimNumber} />
          </>
        }
        insurer={product.subtitle}
        logo={product.image}
        badge={<Badge tone={head.statusColor}>{head.statusText}</Badge>}
      >
        {product.title} · {texts.submitted} {formatDateTime(head.claimDate)}
      </RecordHeader>
    </div>
  );
}
