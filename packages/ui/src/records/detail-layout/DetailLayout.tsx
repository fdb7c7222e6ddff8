import type { ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { GroupIndex, type GroupIndexProps } from './GroupIndex.tsx';

export type DetailLayoutProps = WithHostProps<
  GroupIndexProps & {
    /** Next step, notices, and the groups before the amounts; absent if the amounts come first. */
    children?: ReactNode;
    /** Name of the column with the amounts. */
    asideLabel: string;
    /** Amounts and the payment button: a separate column from 1024 px on. */
    aside: ReactNode;
    groupsAfterAmounts?: ReactNode;
  },
  'div'
>;

/** The page of a plan, an order, an invoice, a policy or a claim: an index, the groups and the amounts next to each other from 1024 px on. */
export function DetailLayout({
  groups,
  children,
  asideLabel,
  aside,
  groupsAfterAmounts,
  className,
  ...rest
}: DetailLayoutProps) {
  return (
    <div
      {...rest}
      className={cx(
        'nu:grid nu:grid-cols-[minmax(0,1fr)] nu:items-start nu:gap-5 nu:@desktop:grid-cols-[10.5rem_minmax(0,1fr)_19.5rem] nu:@desktop:grid-rows-[auto_1fr] nu:@desktop:gap-x-6',
        className,
      )}
    >
      <GroupIndex groups={groups} />
      {children && (
        <div className="nu:grid nu:min-w-0 nu:gap-5 nu:@desktop:col-start-2 nu:@desktop:row-start-1">
          {children}
        </div>
      )}
      <aside
        aria-label={asideLabel}
        className="nu:grid nu:min-w-0 nu:gap-5 nu:@desktop:sticky nu:@desktop:top-6 nu:@desktop:col-start-3 nu:@desktop:row-span-2 nu:@desktop:row-start-1"
      >
        {aside}
      </aside>
      {groupsAfterAmounts && (
        <div
          className={cx(
            'nu:grid nu:min-w-0 nu:gap-5 nu:@desktop:col-start-2',
            children ? 'nu:@desktop:row-start-2' : 'nu:@desktop:row-span-2 nu:@desktop:row-start-1',
          )}
        >
          {groupsAfterAmounts}
        </div>
      )}
    </div>
  );
}
