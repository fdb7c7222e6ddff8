import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type Crumb = { label: string; href?: string };

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The last one is the page at hand. */
  items: readonly Crumb[];
};

export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Jejak halaman" {...rest} className={cx('text-sm text-muted', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map((item, index) => (
          <li key={item.label} className="inline-flex items-center gap-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href ? (
              <a
                href={item.href}
                className="relative inline-flex min-h-8 items-center after:absolute after:-inset-x-1 after:-inset-y-1.5 hover:text-brand hover:underline"
              >
                {item.label}
              </a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
