import type { Vault } from './vault.ts';

type Kept = { key: string };

/**
 * The `Idempotency-Key` of what is about to be sent: a form keeps its key until its answer is here, through a lost
 * answer, a reload and every change, so that sending again never orders twice. The server frees the key of what it
 * refuses, and tells when an earlier try with other content arrived. Forgotten once the answer is here: what is sent
 * after that is another order.
 */
export function createSubmissionKeys(vault: Pick<Vault, 'read' | 'write' | 'remove'>) {
  /** Where the tab's storage is full the key lasts as long as the page. */
  const here = new Map<string, Kept>();
  const place = (owner: string, form: string) => `draft.${owner}.${form}.key`;

  return {
    async keyOf(owner: string, form: string): Promise<string> {
      const name = place(owner, form);
      const mine = here.get(name) ?? (await vault.read<Kept>(name)) ?? { key: crypto.randomUUID() };
      here.set(name, mine);
      await vault.write(name, mine).catch(() => undefined);
      return mine.key;
    },
    forget(owner: string, form: string): void {
      here.delete(place(owner, form));
      vault.remove(place(owner, form));
    },
  };
}
