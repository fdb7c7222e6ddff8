export { addDays, addYears, ageOn, possibleAge } from './calendar.ts';
export {
  type DateInput,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatWeekdayDate,
} from './format.ts';
export { DEFAULT_BIRTH_DATE, type IsoDate, isIsoDate, parseDisplayDate } from './iso-date.ts';
export { paymentDeadline, todayInJakarta } from './jakarta.ts';
export { readTypedDate } from './typed-date.ts';
