import { type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { BirthSearch, SearchOf, SoldLine } from '@naungan/domain/lines';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { withQuery } from '@naungan/ui/primitives/host';
import { hasPlans } from '../lines/line-calls.ts';
import { useStorefront } from '../react/provider.tsx';

/** The lines that are searched by a birth date. */
export type BirthLine = { [L in SoldLine]: BirthSearch extends SearchOf<L> ? L : never }[SoldLine];

export type PlanSearchProps = {
  /** The line whose plans are searched. */
  line: BirthLine;
  /** The date that stands in the form at first; that of the address by default. */
  dateOfBirth?: IsoDate;
};

/** The search that a line's list begins with. */
export function PlanSearch({ line, dateOfBirth }: PlanSearchProps) {
  const { address, api, links, navigate } = useStorefront();
  const asked = new URLSearchParams(address().search).get('dob');
  const given = dateOfBirth ?? (isIsoDate(asked) ? asked : undefined);
  return (
    <DateOfBirthSearch
      {...(given && { defaultValue: given })}
      action={links.plans(line)}
      today={todayInJakarta(new Date())}
      check={(dob) => hasPlans(api, line, { dob })}
      onSubmit={(event) => {
        event.preventDefault();
        const dob = new FormData(event.currentTarget).get('dob');
        navigate(withQuery(links.plans(line), `dob=${dob}`));
      }}
    />
  );
}
