import { Dialog } from '@naungan/ui/primitives/dialog';
import { KeyHint } from '../parts/key-hint/KeyHint.tsx';
import type { ShortcutGroup } from '../shortcuts/shortcut-registry.ts';

export type ShortcutHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
};

/** Lists the keys that work on the shown screen. */
export function ShortcutHelp({ open, onOpenChange, groups }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Pintasan papan ketik" size="md">
      <div className="nu:gap-8 nu:sm:columns-2">
        {groups
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map(({ title, shortcuts }) => (
            <section key={title} className="nu:break-inside-avoid nu:not-last:mb-5">
              <h3 className="nu:mb-1 nu:text-sm nu:font-bold">{title}</h3>
              <ul className="nu:text-sm">
                {shortcuts.map(({ keys, label }) => (
                  <li key={keys} className="nu:flex nu:items-center nu:justify-between nu:gap-3 nu:py-1">
                    <span>{label}</span>
                    <span className="nu:sr-only">{keys}</span>
                    <KeyHint keys={keys} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
