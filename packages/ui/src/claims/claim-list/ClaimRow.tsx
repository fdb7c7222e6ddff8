import type { ClaimCard } from '@naungan/domain/claim/record';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../primitives/badge/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { claimListMessages } from './messages.ts';

/**
 * One claim with number, state and subject. A claim that needs an action has a button. The card of any other claim is a
 * link.
 */
export function ClaimRow({ claim }: { claim: ClaimCard }) {
  const texts = useMessages('ClaimList', claimListMessages);
  const links = useLinks();
  const { id, head, content, footer, needsAction } = claim;
  const number = <RecordNumber text={head.title} />;
  return (
    <Card
      padding="none"
      accent={needsAction ? 'action' : 'none'}
      className="nu:grid nu:gap-2 nu:px-4 nu:py-3 nu:@tablet:px-5"
    >
      <div className="nu:flex nu:items-start nu:justify-between nu:gap-x-4">
        <div className="nu:min-w-0">
          <Heading level={3} className="nu:text-base">
            {needsAction ? (
              number
            ) : (
              <Link
                href={links.claim(id)}
                aria-label={texts.detailOf(head.title)}
                className="nu:after:absolute nu:after:inset-0 nu:hover:underline"
              >
                {number}
              </Link>
            )}
          </Heading>
          <p className="nu:text-sm nu:text-muted">{head.subtitle}</p>
        </div>
        <Badge tone={head.tagColor}>{head.tagValue}</Badge>
      </div>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-6 nu:gap-y-2">
        <div className="nu:flex nu:min-w-0 nu:flex-[2_1_16rem] nu:items-center nu:gap-2.5">
          <InsurerLogo
            name={content.insurer ?? content.title}
            src={content.image}
            size="sm"
            className="nu:@max-tablet:size-9!"
          />
          <div className="nu:min-w-0">
            <p className="nu:font-semibold nu:wrap-anywhere">{content.title}</p>
            {/* Each word is a separate element, so that a policy number does not break at its hyphens. */}
            <p className="nu:flex nu:flex-wrap nu:gap-x-1 nu:text-sm nu:text-muted">
              {content.subtitle.split(' ').map((word, index) => (
                <span key={index} className="nu:max-w-full nu:wrap-anywhere">
                  {index > 0 && ' '}
                  {word}
                </span>
              ))}
            </p>
          </div>
        </div>
        <div className="nu:flex nu:min-w-0 nu:flex-[1_1_14rem] nu:items-center nu:justify-between nu:gap-3">
          <p className="nu:min-w-0 nu:text-sm">
            <span className="nu:text-muted">{footer.title}</span>{' '}
            <span className="nu:inline-block nu:font-semibold">{footer.subtitle}</span>
          </p>
          {needsAction ? (
            <ButtonLink size="sm" href={links.claim(id)} aria-label={texts.resumeOf(head.title)}>
              {texts.resume}
            </ButtonLink>
          ) : (
            <ChevronRight size={20} aria-hidden="true" className="nu:shrink-0 nu:text-muted" />
          )}
        </div>
      </div>
    </Card>
  );
}
