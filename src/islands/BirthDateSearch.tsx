import { type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import {
  type BirthSearch,
  birthSearch,
  type ProductType,
  plansPath,
  type SearchOf,
} from '@naungan/domain/lines';
import { LivePremium } from '@naungan/storefront/flows/LivePremium';
import { typedTextIn } from '@naungan/storefront/lines/typed-text';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { TypedTextNote } from '@naungan/ui/plans/typed-text-note';
import { useEffect, useState } from 'react';
import { PREMIUM_ID } from '../components/search/premium-id.ts';

/** Lines whose plans are searched by birth date. */
type BirthLine = { [L in ProductType]: BirthSearch extends SearchOf<L> ? L : never }[ProductType];

/** Returns whether the line has a plan for a person with this birth date. Loads the API client on first use. */
async function hasPlansFor(line: BirthLine, dob: IsoDate) {
  const [{ hasPlans }, { storefront }] = await Promise.all([
    import('@naungan/storefront/lines/count-plans'),
    import('../components/storefront/storefront.ts'),
  ]);
  return hasPlans(storefront.api, line, birthSearch, { dob });
}

async function loadPremium(line: BirthLine, dob: IsoDate) {
  const [{ birthPremium }, { storefront }] = await Promise.all([
    import('@naungan/storefront/calls/birth-premium'),
    import('../components/storefront/storefront.ts'),
  ]);
  return birthPremium(storefront.api, line, dob);
}

/**
 * Birth date form of a landing page. It works as a plain GET form until it is hydrated. Its initial value is the date in
 * the query, which the link 'Ubah' of a plan list sets. Above the form it displays the text that the visitor typed on the
 * home page, if the text is no date.
 */
export default function BirthDateSearch({ line }: { line: BirthLine }) {
  const [initialDate, setInitialDate] = useState<IsoDate>();
  const [typedText, setTypedText] = useState('');
  const [date, setDate] = useState<IsoDate | null>(null);
  useEffect(() => {
    setTypedText(typedTextIn(location.search));
    const dob = new URLSearchParams(location.search).get('dob');
    if (!isIsoDate(dob)) return;
    setInitialDate(dob);
    setDate(dob);
  }, []);
  const defaultValue = typedText === '' ? initialDate : '';
  return (
    <>
      {typedText !== '' && (
        <TypedTextNote text={typedText} line={line}>
          Teks itu bukan tanggal yang dapat kami baca. Isi tanggal lahir Anda di bawah ini, misalnya
          17/08/1990.
        </TypedTextNote>
      )}
      <DateOfBirthSearch
        key={typedText || initialDate}
        {...(defaultValue !== undefined && { defaultValue })}
        action={plansPath(line)}
        today={todayInJakarta(new Date())}
        check={(dob) => hasPlansFor(line, dob)}
        onDateChange={setDate}
      />
      <LivePremium containerId={PREMIUM_ID} search={date} load={(dob) => loadPremium(line, dob)} />
    </>
  );
}
