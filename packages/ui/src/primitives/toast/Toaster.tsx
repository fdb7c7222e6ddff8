import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { toasterMessages } from './messages.ts';
import { ToastCard } from './ToastCard.tsx';
import { type ShownToast, toastStore } from './toast.ts';

export type ToasterProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Toaster'>;
};

const NO_TOASTS: readonly ShownToast[] = [];
/** Mounted toasters, oldest first. A dialog that is rendered in another root mounts a second toaster. */
const mountedToasters: object[] = [];
const listeners = new Set<() => void>();
function registerToaster(toaster: object): () => void {
  mountedToasters.push(toaster);
  for (const listener of listeners) listener();
  return () => {
    mountedToasters.splice(mountedToasters.indexOf(toaster), 1);
    for (const listener of listeners) listener();
  };
}
function subscribeToToasters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isUrgent = ({ tone }: ShownToast) => tone === 'danger' || tone === 'warning';

/**
 * Displays the toasts. Only the first mounted toaster renders, so that nothing is announced twice. The two live regions
 * exist from the start, because screen readers ignore a region that is added together with its text. The toasts are at
 * the top of the screen, because a phone shows the wizard's buttons at the bottom.
 */
export function Toaster({ messages, className, ...rest }: ToasterProps) {
  const texts = useMessages('Toaster', toasterMessages, messages);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => NO_TOASTS);
  // The object identifies this toaster.
  const [toaster] = useState(() => ({}));
  useEffect(() => registerToaster(toaster), [toaster]);
  const activeToaster = useSyncExternalStore(
    subscribeToToasters,
    () => mountedToasters[0] ?? toaster,
    () => toaster,
  );
  if (activeToaster !== toaster) return null;
  return (
    <section
      aria-label={texts.region}
      {...rest}
      className={cx(
        'nu:pointer-events-none nu:fixed nu:inset-x-4 nu:top-1.5 nu:z-60 nu:mx-auto nu:flex nu:max-w-[400px] nu:flex-col',
        'nu:sm:inset-x-auto nu:sm:end-6 nu:sm:top-4 nu:sm:w-[400px]',
        className,
      )}
    >
      <div role="status" aria-live="polite" aria-atomic="false">
        {toasts.map(
          (toast) =>
            !isUrgent(toast) && <ToastCard key={toast.id} toast={toast} dismissLabel={texts.dismiss} />,
        )}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.map(
          (toast) =>
            isUrgent(toast) && <ToastCard key={toast.id} toast={toast} dismissLabel={texts.dismiss} />,
        )}
      </div>
    </section>
  );
}
