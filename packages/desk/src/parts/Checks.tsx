import type { ClaimCheck, OrderCheck } from '@naungan/api/desk-detail';
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { routeHref } from '../routing/route.ts';
import { cx } from './cx.ts';

const LEVELS = {
  ok: { Icon: CircleCheck, className: 'nu:text-ok', label: 'Sesuai' },
  warning: { Icon: CircleAlert, className: 'nu:text-warn', label: 'Periksa' },
  unknown: { Icon: CircleHelp, className: 'nu:text-muted', label: 'Belum diketahui' },
  problem: { Icon: CircleX, className: 'nu:text-bad', label: 'Masalah' },
} as const;

/** What the rules say about a record, with links to the other records that they refer to. */
export function Checks({ checks }: { checks: readonly (OrderCheck | ClaimCheck)[] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-label="Pemeriksaan" className="nu:border-b nu:border-line nu:p-4">
      <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
        Pemeriksaan
      </h2>
      <ul className="nu:grid nu:gap-2 nu:text-sm">
        {checks.map(({ code, level, text, records }) => {
          const { Icon, className, label } = LEVELS[level];
          return (
            <li key={code} className="nu:flex nu:gap-2">
              <Icon aria-label={label} size={17} className={cx('nu:mt-0.5 nu:shrink-0', className)} />
              <span className="nu:min-w-0 nu:wrap-anywhere">
                {text}
                {records.map(({ kind, id, number }) => (
                  <a
                    key={id}
                    href={routeHref(kind === 'order' ? `/orders/${id}` : `/claims/${id}`)}
                    className="nu:block nu:text-brand nu:underline nu:underline-offset-2"
                  >
                    {number}
                  </a>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
