import { ArrowRight, ChevronDown } from 'lucide-react';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';

type Reason = { title: string; description: string };

export type ReasonListProps = {
  reasons: readonly Reason[];
  /** URL of the page that answers questions about the reasons. */
  href: string;
};

const LINK =
  'nu:inline-flex nu:min-h-11 nu:items-center nu:gap-2 nu:font-bold nu:hover:text-brand nu:hover:underline';

function Reasons({ reasons, href }: ReasonListProps) {
  return (
    <ul className="nu:grid nu:gap-x-10 nu:sm:grid-cols-2">
      {reasons.map(({ title, description }) => (
        <li key={title} className="nu:border-t nu:border-line nu:pb-3">
          <h3 className="nu:text-base nu:tracking-normal">
            <a href={href} className={LINK}>
              {title}
              <ArrowRight size={16} aria-hidden="true" className="nu:text-brand" />
            </a>
          </h3>
          <p className="nu:text-muted nu:max-sm:text-sm">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Reasons, each with a link. A phone shows the titles as one text, and a button that opens the descriptions. */
export function ReasonList(props: ReasonListProps & HostAttributes) {
  return <HostElement<ReasonListProps> props={props}>{(own) => <ReasonListContent {...own} />}</HostElement>;
}

function ReasonListContent(props: ReasonListProps) {
  return (
    <>
      <div className="nu:max-sm:hidden">
        <Reasons {...props} />
      </div>
      <div className="nu:sm:hidden">
        <p className="nu:text-sm nu:font-semibold">{props.reasons.map(({ title }) => title).join(' · ')}</p>
        <details className="nu:group">
          <summary className="nu:inline-flex nu:min-h-11 nu:cursor-pointer nu:list-none nu:items-center nu:gap-2 nu:font-semibold nu:text-brand nu:[&::-webkit-details-marker]:hidden">
            Baca selengkapnya
            <ChevronDown size={18} aria-hidden="true" className="nu:group-open:rotate-180" />
          </summary>
          <Reasons {...props} />
        </details>
      </div>
    </>
  );
}
