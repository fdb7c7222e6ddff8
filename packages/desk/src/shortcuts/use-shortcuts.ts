import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import type { Shortcut, ShortcutRegistry } from './shortcut-registry.ts';

/** Makes the keys work while the component is shown. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const registry = useDesk().shortcuts;
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Before the first paint: a person may press a key as soon as the screen is visible.
  useLayoutEffect(() => registry.add(() => ({ title, shortcuts: latest.current })), [registry, title]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

const DIALOG = ':is([role="dialog"], [role="alertdialog"])';
/** The focus can be outside of an open dialog: on the page after the focused field of the dialog was disabled. */
const isDialogOpen = (target: EventTarget | null) =>
  document.querySelector(`${DIALOG}[data-open]`) !== null ||
  (target instanceof Element && target.closest(DIALOG) !== null);

/** The keys that open the search. Unlike other keys, they also work in fields. */
export const SEARCH_KEYS = 'Ctrl+K';

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Runs shortcuts for the keys that are pressed outside of fields, while no dialog is open. */
export function useShortcutKeys(registry: ShortcutRegistry): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target, defaultPrevented } = event;
      if (isSearchKey(event) && !isDialogOpen(target)) {
        if (registry.press(SEARCH_KEYS)) event.preventDefault();
        return;
      }
      if (defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(target) || isDialogOpen(target)) return;
      // Enter presses the focused link or button, arrows move within a group of radio buttons.
      if (target instanceof HTMLInputElement && key.startsWith('Arrow')) return;
      if (registry.press(key)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [registry]);
}
