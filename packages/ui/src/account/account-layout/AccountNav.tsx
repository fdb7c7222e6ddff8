import { House, LifeBuoy, Receipt, ShieldCheck, ShoppingBag, UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cx } from '../../primitives/cx.ts';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { accountLayoutMessages } from './messages.ts';
import { type AccountSection, orderedSections, sectionHref } from './sections.ts';

const ICONS = {
  overview: House,
  purchase: ShoppingBag,
  invoice: Receipt,
  policy: ShieldCheck,
  claim: LifeBuoy,
  profile: UserRound,
} as const satisfies Record<AccountSection, unknown>;

export type AccountNavProps = {
  /** The open section. */
  current: AccountSection;
  /** Default: all sections. */
  sections?: readonly AccountSection[] | undefined;
  /** Called on a click without modifier keys; the handler may prevent the navigation and show the section in place. */
  onOpen?: ((section: AccountSection, event: MouseEvent) => void) | undefined;
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links to the sections of the account: a vertical list, or a grid in a narrow column. */
export function AccountNav({ current, sections, onOpen }: AccountNavProps) {
  const texts = useMessages('AccountLayout', accountLayoutMessages);
  const links = useLinks();
  const { account: accountTitle } = usePageMessages();
  return (
    <nav aria-label={accountTitle}>
      <ul className="nu:grid nu:grid-cols-3 nu:gap-1 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-1 nu:@tablet:flex nu:@tablet:*:flex-1 nu:@desktop:grid nu:@desktop:grid-cols-1 nu:@desktop:p-2">
        {orderedSections(sections).map((section) => {
          const Icon = ICONS[section];
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Link
                href={sectionHref(links, section)}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={(event) => {
                  if (isPlainClick(event)) onOpen?.(section, event);
                }}
                className={cx(
                  'nu:flex nu:min-h-11 nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-field nu:px-2 nu:text-[0.9375rem] nu:font-semibold nu:@desktop:justify-start nu:@desktop:px-3',
                  isCurrent
                    ? 'nu:bg-brand-tint nu:text-brand-dark'
                    : 'nu:text-muted nu:hover:bg-paper nu:hover:text-ink',
                )}
              >
                <Icon size={18} aria-hidden="true" className="nu:hidden nu:shrink-0 nu:@desktop:block" />
                {texts[section]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
