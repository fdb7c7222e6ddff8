import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-white hover:bg-brand-dark active:bg-brand-dark',
  secondary: 'border-field bg-surface text-ink hover:border-control hover:bg-paper active:bg-line/60',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-tint active:bg-brand-tint',
  danger: 'border-transparent bg-bad text-white hover:bg-bad-dark active:bg-bad-dark',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2.5 text-base',
  sm: 'min-h-11 px-4 py-2 text-[0.9375rem] leading-6',
};

/** The look of a button, for links and for static pages that render no React. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return cx(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-button border text-center font-semibold no-underline',
    'transition-[background-color,border-color,transform] duration-100 active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default data-pending:translate-y-0',
    variants[variant],
    sizes[size],
    className,
  );
}
