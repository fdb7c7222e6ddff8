import type { ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { AccountNav, type AccountNavProps } from './AccountNav.tsx';
import { accountLayoutMessages } from './messages.ts';

export type AccountLayoutProps = WithHostProps<
  AccountNavProps & {
    /** Whether the content has the page's heading; otherwise 'Akun Saya' is the heading. */
    hasHeading?: boolean;
    children: ReactNode;
  }
>;

/** The layout of all pages of the account: the navigation is next to the content, or above it if the layout is narrow. */
export function AccountLayout({
  hasHeading = false,
  current,
  sections,
  onOpen,
  className,
  children,
  ...rest
}: AccountLayoutProps) {
  const texts = useMessages('AccountLayout', accountLayoutMessages);
  const { account: accountTitle } = usePageMessages();
  return (
    <div
      {...rest}
      className={cx(
        'nu:container-page nu:grid nu:gap-6 nu:py-6 nu:@tablet:py-10 nu:@desktop:grid-cols-[13rem_minmax(0,1fr)] nu:@desktop:gap-10',
        className,
      )}
    >
      <div className="nu:grid nu:content-start nu:gap-4 nu:self-start nu:@desktop:sticky nu:@desktop:top-24 nu:print:hidden">
        {hasHeading ? (
          <p className="nu:hidden nu:text-h4 nu:font-bold nu:tracking-tight nu:@desktop:block">
            {accountTitle}
          </p>
        ) : (
          <div>
            <Heading level={1} className="nu:text-h2 nu:@desktop:text-h4">
              {accountTitle}
            </Heading>
            {current === 'overview' && <p className="nu:mt-1 nu:text-muted">{texts.introduction}</p>}
          </div>
        )}
        <AccountNav current={current} sections={sections} onOpen={onOpen} />
      </div>
      <div className="nu:@container nu:min-w-0">{children}</div>
    </div>
  );
}
