import type { ReactNode } from 'react';
import { Card, type CardProps } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type Description, DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type RecordRowProps = WithHostProps<
  {
    title: string;
    /** Name of the insurer. */
    insurer: string;
    /** URL of the insurer's logo. */
    logo: string;
    status: ReactNode;
    accent?: CardProps['accent'];
    facts: readonly Description[];
    /** The most important fact, next to the buttons. */
    summary: { title: string; value: ReactNode };
    /** Links to the record and its next step. */
    actions: ReactNode;
  },
  'div'
>;

/** A record in a list: product and status, facts in columns, then the most important fact and the buttons in one line. */
export function RecordRow({
  title,
  insurer,
  logo,
  status,
  accent,
  facts,
  summary,
  actions,
  className,
  ...rest
}: RecordRowProps) {
  return (
    <Card {...rest} padding="none" accent={accent} className={cx('nu:p-4 nu:@tablet:p-5', className)}>
      <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={insurer} src={logo} size="sm" />
        <div className="nu:min-w-0 nu:flex-[1_1_12rem]">
          <Heading level={3} className="nu:text-h5">
            {title}
          </Heading>
          <p className="nu:text-sm nu:text-muted">{insurer}</p>
        </div>
        {status}
      </div>
      <DescriptionList
        layout="grid"
        className="nu:mt-4 nu:grid-cols-2! nu:gap-x-4! nu:gap-y-3! nu:@tablet:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]!"
        items={facts}
      />
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-6 nu:gap-y-3 nu:border-t nu:border-line nu:pt-4">
        <dl data-price className="nu:min-w-0">
          <dt className="nu:text-sm nu:text-muted">{summary.title}</dt>
          <dd className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-3 nu:gap-y-1 nu:font-semibold">
            {summary.value}
          </dd>
        </dl>
        <div className="nu:flex nu:flex-wrap nu:justify-end nu:gap-2.5 nu:@max-tablet:w-full nu:@max-tablet:*:flex-auto">
          {actions}
        </div>
      </div>
    </Card>
  );
}
