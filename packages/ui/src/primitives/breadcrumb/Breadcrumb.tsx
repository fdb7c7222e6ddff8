import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { Link } from '../link/Link.tsx';
import { breadcrumbMessages } from './messages.ts';

export type Crumb = { label: string; href?: string };

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The pages from the home page to the current page, which is the last item. */
  items: readonly Crumb[];
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Breadcrumb'>;
};

/** The path from the home page to the current page. */
export function Breadcrumb({ items, messages, className, ...rest }: BreadcrumbProps) {
  const { label } = useMessages('Breadcrumb', breadcrumbMessages, messages);
  return (
    <nav aria-label={label} {...rest} className={cx('nu:text-sm nu:text-muted nu:print:hidden', className)}>
      <ol className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-1.5">
        {items.map((item, index) => (
          <li key={item.label} className="nu:inline-flex nu:items-center nu:gap-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href ? (
              <Link
                href={item.href}
                className="nu:relative nu:inline-flex nu:min-h-8 nu:items-center nu:after:absolute nu:after:-inset-x-1 nu:after:-inset-y-1.5 nu:hover:text-brand nu:hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
