import { type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import {
  type BirthSearch,
  birthSearch,
  type ProductType,
  plansPath,
  type SearchOf,
} from '@naungan/domain/lines';
import { typedTextIn } from '@naungan/storefront/lines/typed-text';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { TypedTextNote } from '@naungan/ui/plans/typed-text-note';
import { useEffect, useState } from 'react';

/** Lines whose plans are searched by birth date. */
type BirthLine = { [L in ProductType]: BirthSearch extends SearchOf<L> ? L : never }[ProductType];

/** Returns whether a plan accepts this age. Loads the client on first use. */
async function hasPlansFor(line: BirthLine, dob: IsoDate) {
  const [{ hasPlans }, { storefront }] = await Promise.all([
    import('@naungan/storefront/lines/count-plans'),
    import('../components/storefront/storefront.ts'),
  ]);
  return hasPlans(storefront.api, line, birthSearch, { dob });
}

/**
 * Birth date form of a landing page. It works as a plain GET form until it is hydrated. Its initial value is the date in
 * the query, which the link 'Ubah' of a plan list sets. Above the form it displays a text of the home page that is no date.
 */
export default function BirthDateSearch({ line }: { line: BirthLine }) {
  const [initialDate, setInitialDate] = useState<IsoDate>();
  const [typedText, setTypedText] = useState('');
  useEffect(() => {
    setTypedText(typedTextIn(location.search));
    const dob = new URLSearchParams(location.search).get('dob');
    if (isIsoDate(dob)) setInitialDate(dob);
  }, []);
  return (
    <>
      {typedText !== '' && <TypedTextNote text={typedText} />}
      <DateOfBirthSearch
        key={initialDate}
        {...(initialDate && { defaultValue: initialDate })}
        action={plansPath(line)}
        today={todayInJakarta(new Date())}
        check={(dob) => hasPlansFor(line, dob)}
      />
    </>
  );
}
