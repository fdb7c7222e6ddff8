import type { FormKeeper } from '@naungan/ui/account/kept-form';
import type { Vault } from './vault.ts';

const place = (form: string) => `typed.${form}`;

/**
 * What is typed into a form that needs no account: sealed in this tab, gone when it was sent, when the member logs
 * out and with the tab. One keeper a form, by its name.
 */
export function createTypedStore(vault: Vault): (form: string) => FormKeeper {
  let line: Promise<unknown> = Promise.resolve();

  /** One after the other: a discarded form must not come back from a slower write. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const next = line.then(work);
    line = next.catch(() => undefined);
    return next;
  }

  return (form) => ({
    load: () => inLine(() => vault.read<Record<string, string>>(place(form))),
    // Without room for it nothing is kept, and nothing else fails.
    save: (typed) => void inLine(() => vault.write(place(form), typed)).catch(() => undefined),
    discard: () => void inLine(async () => vault.remove(place(form))),
  });
}
