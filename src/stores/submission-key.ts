import type { Vault } from './vault.ts';

type Kept = { key: string; content: string };

/**
 * The `Idempotency-Key` of what is about to be sent: the same content keeps its key, through a lost answer and
 * a reload, so that sending again never orders twice; changed content gets a new one. Once the answer is here the
 * key is forgotten: the same content sent after that is another order.
 */
export function createSubmissionKeys(vault: Pick<Vault, 'read' | 'write' | 'remove'>) {
  /** Where the tab's storage is full the key lasts as long as the page. */
  const here = new Map<string, Kept>();
  const place = (owner: string, form: string) => `draft.${owner}.${form}.key`;

  return {
    async keyOf(owner: string, form: string, content: string): Promise<string> {
      const name = place(owner, form);
      const kept = here.get(name) ?? (await vault.read<Kept>(name));
      const mine = kept?.content === content ? kept : { key: crypto.randomUUID(), content };
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
