import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { ToastCard } from './ToastCard.tsx';
import { type ShownToast, toastStore } from './toast.ts';

export type ToasterProps = Omit<ComponentProps<'section'>, 'children'>;

const none: readonly ShownToast[] = [];
/** The places that are mounted, oldest first; a dialog with a root of its own brings another one. */
const places: object[] = [];
const listeners = new Set<() => void>();
function takePlace(place: object): () => void {
  places.push(place);
  for (const listener of listeners) listener();
  return () => {
    places.splice(places.indexOf(place), 1);
    for (const listener of listeners) listener();
  };
}
function onPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isUrgent = ({ tone }: ShownToast) => tone === 'danger' || tone === 'warning';

/**
 * Place of the toasts: the first of a page, so that nothing is said twice. Both live regions are there from the start: a region that comes together
 * with its text is not read out. At the top: what is pinned to a phone's
 * lower edge, the wizard's actions, stays in reach.
 */
export function Toaster({ className, ...rest }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const [place] = useState(() => ({}));
  useEffect(() => takePlace(place), [place]);
  const first = useSyncExternalStore(
    onPlaces,
    () => places[0] ?? place,
    () => place,
  );
  if (first !== place) return null;
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
