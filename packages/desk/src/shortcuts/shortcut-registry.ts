/** A key of a screen: 'j', '?', 'Enter', or two keys in sequence, 'g o'. */
export type Shortcut = {
  keys: string;
  label: string;
  run: () => void;
  /** Other keys with the same effect; the list of shortcuts shows only `keys`. */
  aliases?: readonly string[];
};
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

export type ShortcutRegistry = {
  /** Adds the keys of a screen until the returned function is called. Later groups have priority. */
  add: (group: () => ShortcutGroup) => () => void;
  /** Returns the groups, the latest first. */
  groups: () => ShortcutGroup[];
  /** Handles a pressed key; returns whether a shortcut has run. */
  press: (key: string) => boolean;
};

/** The second key of a sequence must follow within this time. */
const SEQUENCE_MS = 1_500;

/** Creates the list of the keys that work now. `now` returns milliseconds. */
export function createShortcuts(now: () => number): ShortcutRegistry {
  const added: (() => ShortcutGroup)[] = [];
  let first = { key: '', at: 0 };

  const groups = () => added.toReversed().map((group) => group());
  const shortcuts = () => groups().flatMap((group) => group.shortcuts);
  const find = (keys: string) =>
    shortcuts().find((shortcut) => shortcut.keys === keys || shortcut.aliases?.includes(keys));

  return {
    add(group) {
      added.push(group);
      return () => void added.splice(added.indexOf(group), 1);
    },
    groups,
    press(key) {
      const isSequence = first.key !== '' && now() - first.at <= SEQUENCE_MS;
      const shortcut = (isSequence ? find(`${first.key} ${key}`) : undefined) ?? find(key);
      const startsSequence = !isSequence && shortcuts().some(({ keys }) => keys.startsWith(`${key} `));
      first = { key: startsSequence ? key : '', at: now() };
      shortcut?.run();
      return shortcut !== undefined || startsSequence;
    },
  };
}
