import { ArrowRight, ChevronDown } from 'lucide-react';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type FoldedText = {
  title: string;
  description: string;
  /** Link below the description. */
  link: { href: string; label: string };
};

export type FoldedTextsProps = WithHostProps<{ texts: readonly FoldedText[] }, 'div'>;

/** Headings that open a text with a link. Works without a script. */
export function FoldedTexts({ texts, className, ...rest }: FoldedTextsProps) {
  return (
    <div {...rest} className={cx('nu:grid nu:items-start nu:gap-x-10 nu:sm:grid-cols-2', className)}>
      {texts.map(({ title, description, link }) => (
        <details key={title} className="nu:group nu:border-t nu:border-line">
          <summary className="nu:flex nu:min-h-11 nu:cursor-pointer nu:list-none nu:items-center nu:justify-between nu:gap-3 nu:hover:text-brand nu:md:min-h-14 nu:[&::-webkit-details-marker]:hidden">
            <h2 className="nu:text-base nu:font-bold nu:tracking-normal">{title}</h2>
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="nu:shrink-0 nu:text-muted nu:group-open:rotate-180"
            />
          </summary>
          <p className="nu:text-muted nu:max-sm:text-sm">{description}</p>
          <a
            href={link.href}
            className="nu:mb-2 nu:inline-flex nu:min-h-11 nu:items-center nu:gap-2 nu:font-semibold nu:text-brand nu:hover:underline"
          >
            {link.label}
            <ArrowRight size={18} aria-hidden="true" />
          </a>
        </details>
      ))}
    </div>
  );
}
