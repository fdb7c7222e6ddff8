import type { DraftKeeping } from '@naungan/ui/orders/draft-note';
import { createDraftFiles, type DraftFilesOptions, type FileNote } from './draft-files.ts';
import type { Vault } from './vault.ts';

type Notes = Record<string, FileNote>;
type Stored = { values: unknown; files: Notes; at: number };
export type Draft<T> = { values: T; files: Record<string, File> };
type DraftsOptions = DraftFilesOptions & { vault: Vault };

/** The same each time, so that nothing is drawn anew while all is well. */
const KEPT: DraftKeeping = { state: 'kept' };
const place = (owner: string, form: string) => `draft.${owner}.${form}`;
/** Beside a draft stand the key of its order and the addresses of its uploads. */
const isDraft = (found: Stored | null): found is Stored => found !== null && 'values' in found;

/**
 * Drafts of forms: values sealed in the tab's storage, files sealed on the shelf. They survive a refresh, a
 * failed submit and an expired session; a draft belongs to one owner, one form and one tab.
 */
export function createDraftStore(options: DraftsOptions) {
  const { vault } = options;
  const now = options.now ?? (() => Date.now());
  const shelved = createDraftFiles(options);
  let line: Promise<unknown> = Promise.resolve();

  /** Saves follow one another, so that an older one never lands on a newer one. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const next = line.then(work, work);
    line = next;
    return next;
  }

  async function write(name: string, values: unknown, files: Notes): Promise<boolean> {
    const stored = { values, files, at: now() } satisfies Stored;
    return vault.write(name, stored).then(
      () => true,
      () => false,
    );
  }

  /** Never rejects. The values come first: a file that cannot be kept takes nothing else with it. */
  function save(
    owner: string,
    form: string,
    values: unknown,
    files: Record<string, File>,
  ): Promise<DraftKeeping> {
    return inLine(async () => {
      const name = place(owner, form);
      const before = await vault.read<Stored>(name);
      const notes: Notes = {};
      const fresh: [string, File][] = [];
      for (const [code, file] of Object.entries(files)) {
        const note = shelved.noteOf(file);
        if (note) notes[code] = note;
        else fresh.push([code, file]);
      }
      if (!(await write(name, values, notes))) return { state: 'lost' };
      const codes: string[] = [];
      for (const [code, file] of fresh) {
        const note = await shelved.keep(file);
        if (note) notes[code] = note;
        else codes.push(code);
      }
      if (fresh.length > codes.length && !(await write(name, values, notes))) {
        return { state: 'partly', codes: fresh.map(([code]) => code) };
      }
      const kept = new Set(Object.values(notes).map(({ key }) => key));
      await shelved.drop(Object.values(before?.files ?? {}).filter(({ key }) => !kept.has(key)));
      return codes.length > 0 ? { state: 'partly', codes } : KEPT;
    });
  }

  async function bring<T>({ values, files: notes }: Stored, copy: boolean): Promise<Draft<T>> {
    const files: Record<string, File> = {};
    for (const [code, note] of Object.entries(notes)) {
      const file = await shelved.bring(note, { copy });
      if (file) files[code] = file;
    }
    return { values: values as T, files };
  }

  return {
    save,
    async load<T>(owner: string, form: string): Promise<Draft<T> | null> {
      const stored = await vault.read<Stored>(place(owner, form));
      if (!stored) return null;
      const draft = await bring<T>(stored, false);
      const own = await Promise.all(Object.values(stored.files).map((note) => shelved.isOwn(note)));
      // This tab is a duplicate: its files must not go when the other tab's do.
      if (own.includes(false)) await save(owner, form, draft.values, draft.files);
      return draft;
    },
    /** The draft of a product line that was changed last, to begin another from: with copies of its files. */
    async latest<T>(owner: string, line: string): Promise<Draft<T> | null> {
      const names = vault.names(`${place(owner, line)}.`);
      const found = (await Promise.all(names.map((name) => vault.read<Stored>(name)))).filter(isDraft);
      const newest = found.toSorted((a, b) => b.at - a.at)[0];
      return newest ? bring<T>(newest, true) : null;
    },
    /** Never rejects: what was sent is sent, whatever becomes of its draft. */
    discard(owner: string, form: string): Promise<void> {
      return inLine(async () => {
        const stored = await vault.read<Stored>(place(owner, form));
        vault.remove(place(owner, form));
        await shelved.drop(Object.values(stored?.files ?? {}));
      });
    },
    /** Removes every draft and file of this browser: the member left. */
    clear(): Promise<void> {
      return inLine(async () => {
        vault.clear('draft.');
        await shelved.clear();
      });
    },
    /** Removes files whose tab is gone. */
    sweep: () => shelved.sweep(),
  };
}
