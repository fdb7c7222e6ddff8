import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const variants: Record<ButtonVariant, string> = {
  primary:
    'nu:border-transparent nu:bg-brand nu:text-on-brand nu:hover:bg-brand-dark nu:active:bg-brand-dark',
  secondary:
    'nu:border-field nu:bg-surface nu:text-ink nu:hover:border-control nu:hover:bg-paper nu:active:bg-line/60',
  quiet:
    'nu:border-transparent nu:bg-transparent nu:text-brand nu:hover:bg-brand-tint nu:active:bg-brand-tint',
  danger: 'nu:border-transparent nu:bg-bad nu:text-on-bad nu:hover:bg-bad-dark nu:active:bg-bad-dark',
};

const sizes: Record<ButtonSize, string> = {
  md: 'nu:min-h-12 nu:px-5 nu:py-2.5 nu:text-base',
  sm: 'nu:min-h-11 nu:px-4 nu:py-2 nu:text-[0.9375rem] nu:leading-6',
};

/** Returns the classes of a button. Static pages that do not render React use them, too. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return cx(
    'nu:relative nu:inline-flex nu:select-none nu:items-center nu:justify-center nu:gap-2 nu:rounded-button nu:border nu:text-center nu:font-semibold nu:no-underline',
    'nu:transition-[background-color,border-color,transform] nu:duration-100 nu:active:translate-y-px',
    'nu:disabled:pointer-events-none nu:disabled:opacity-45 nu:aria-disabled:cursor-default nu:data-pending:translate-y-0',
    // A button is not printed, because it does nothing on paper.
    'nu:print:hidden',
    variants[variant],
    sizes[size],
    className,
  );
}
