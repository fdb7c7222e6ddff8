/** Returns the name of a key on a keyboard with Indonesian or English labels. */
const nameOf = (key: string) =>
  ({ Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', ' ': 'Spasi' })[key] ??
  key;

/** The keys of a shortcut. Decorative next to a label: `aria-keyshortcuts` of the control names them. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="nu:inline-flex nu:gap-0.5 nu:font-sans">
      {keys.split(' ').map((key, index) => (
        <kbd
          key={index}
          className="nu:inline-grid nu:min-w-5 nu:place-items-center nu:rounded nu:border nu:border-line nu:bg-paper nu:px-1 nu:font-sans nu:text-[0.6875rem] nu:leading-4.5 nu:font-semibold nu:text-muted"
        >
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
}
