import { type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { LINES } from '@naungan/domain/lines';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { useEffect, useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';

/** Whether any plan takes this age; the client is loaded only when somebody asks. */
async function check(line: BirthLine, dob: string) {
  const [{ api }, { BIRTH_LINE_CALLS }] = await Promise.all([
    import('../stores/app.ts'),
    import('./birth-line-calls.ts'),
  ]);
  const { response } = await api.call(BIRTH_LINE_CALLS[line].plans, { query: { dob, size: 1 } });
  return response.total > 0;
}

/** The date-of-birth form of a landing page; a plain GET form until it hydrates. 'Ubah' of a list brings its date. */
export default function BirthDateSearch({ line }: { line: BirthLine }) {
  const [given, setGiven] = useState<IsoDate>();
  useEffect(() => {
    const dob = new URLSearchParams(location.search).get('dob');
    if (isIsoDate(dob)) setGiven(dob);
  }, []);
  return (
    <DateOfBirthSearch
      key={given}
      {...(given && { defaultValue: given })}
      action={LINES[line].listPath}
      today={todayInJakarta(new Date())}
      check={(dob) => check(line, dob)}
    />
  );
}
