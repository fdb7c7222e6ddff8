import { Heading } from '../primitives/heading/index.ts';
import { InsurerLogo } from '../primitives/insurer-logo/index.ts';
import { RecordNumber } from '../primitives/record-number/index.ts';
import { StatusBadge } from './StatusBadge.tsx';

export type RecordHeaderProps = {
  title: string;
  /** Number of the order or the invoice. */
  number: string;
  /** Name of the insurer. */
  company: string;
  /** URL of the insurer's logo. */
  logo: string;
  status: string;
};

/** Insurer, title, number and status at the top of an order or an invoice. */
export function RecordHeader({ title, number, company, logo, status }: RecordHeaderProps) {
  return (
    <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3 nu:@tablet:items-center">
      <InsurerLogo name={company} src={logo} />
      <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
        <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-1">
          <Heading level={1} className="nu:min-w-0 nu:text-h3 nu:@desktop:text-h2">
            {title}
          </Heading>
          <StatusBadge status={status} />
        </div>
        <p className="nu:text-muted">
          {company} · <RecordNumber text={number} />
        </p>
      </div>
    </div>
  );
}
