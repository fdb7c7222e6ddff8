import { type ComponentProps, useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { ToastCard } from './ToastCard.tsx';
import { type ShownToast, toastStore } from './toast.ts';

export type ToasterProps = Omit<ComponentProps<'section'>, 'children'>;

const none: readonly ShownToast[] = [];
const isUrgent = ({ tone }: ShownToast) => tone === 'danger' || tone === 'warning';

/**
 * Place of the toasts, once a page. Both live regions are there from the start: a region that comes together
 * with its text is not read out. At the top: what is pinned to a phone's
 * lower edge, the wizard's actions, stays in reach.
 */
export function Toaster({ className, ...rest }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  return (
    <section
      aria-label="Pemberitahuan"
      {...rest}
      className={cx(
        'nu:pointer-events-none nu:fixed nu:inset-x-4 nu:top-1.5 nu:z-60 nu:mx-auto nu:flex nu:max-w-[400px] nu:flex-col',
        'nu:sm:inset-x-auto nu:sm:end-6 nu:sm:top-4 nu:sm:w-[400px]',
        className,
      )}
    >
      <div role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((one) => !isUrgent(one) && <ToastCard key={one.id} toast={one} />)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.map((one) => isUrgent(one) && <ToastCard key={one.id} toast={one} />)}
      </div>
    </section>
  );
}
