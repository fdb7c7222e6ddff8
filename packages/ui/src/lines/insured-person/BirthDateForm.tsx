import { isIsoDate } from '@naungan/domain/dates';
import type { BirthSearch } from '@naungan/domain/lines';
import { DateOfBirthSearch } from '../../plans/date-of-birth-search/index.ts';
import type { SearchFormProps } from '../line.ts';

/** The search form for the birth date of the person to insure. */
export function BirthDateForm({
  search: { dob },
  today,
  action,
  check,
  onSearch,
}: SearchFormProps<BirthSearch>) {
  return (
    <DateOfBirthSearch
      {...(dob && { defaultValue: dob })}
      action={action}
      today={today}
      check={(inputDate) => check({ dob: inputDate })}
      onSubmit={(event) => {
        event.preventDefault();
        const inputDate = new FormData(event.currentTarget).get('dob');
        if (isIsoDate(inputDate)) onSearch({ dob: inputDate });
      }}
    />
  );
}
