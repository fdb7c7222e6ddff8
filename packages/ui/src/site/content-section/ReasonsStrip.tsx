import { ArrowRight } from 'lucide-react';

export type ReasonsStripProps = {
  headTitle: string;
  items: readonly { title: string }[];
  /** URL of the page that has the reasons in full. */
  href: string;
};

/** The broker's reasons as one line of titles, for pages that do not repeat their descriptions. */
export function ReasonsStrip({ headTitle, items, href }: ReasonsStripProps) {
  return (
    <section className="nu:container-page nu:py-4 nu:md:py-7">
      <h2 className="nu:text-h4">{headTitle}</h2>
      <ul className="nu:mt-3 nu:flex nu:flex-wrap nu:gap-x-6 nu:gap-y-1 nu:text-sm nu:font-semibold nu:text-muted">
        {items.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <a
        href={href}
        className="nu:mt-1 nu:inline-flex nu:min-h-11 nu:items-center nu:gap-2 nu:font-semibold nu:text-brand nu:hover:underline"
      >
        Baca alasan selengkapnya
        <ArrowRight size={18} aria-hidden="true" />
      </a>
    </section>
  );
}
