import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/index.ts';
import { InsurerLogo } from '../primitives/insurer-logo/index.ts';

export type RecordHeaderProps = {
  title: ReactNode;
  /** Name of the insurer. */
  insurer: string;
  /** URL of the insurer's logo. */
  logo: string;
  badge: ReactNode;
  /** Insurer and number, below the title. */
  children: ReactNode;
};

/** The insurer's logo, title and status at the top of the page of an order, an invoice or a claim. */
export function RecordHeader({ title, insurer, logo, badge, children }: RecordHeaderProps) {
  return (
    <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3 nu:@tablet:items-center">
      <InsurerLogo name={insurer} src={logo} />
      <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
        <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-1">
          <Heading level={1} className="nu:min-w-0 nu:text-h3 nu:@desktop:text-h2">
            {title}
          </Heading>
          {badge}
        </div>
        <p className="nu:text-muted">{children}</p>
      </div>
    </div>
  );
}
