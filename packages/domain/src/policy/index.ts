export { policyMailAddresses } from './addresses.ts';
export { type CoverReminder, coverCalendar } from './calendar.ts';
export {
  type CoverStart,
  checkStartDate,
  coverEnd,
  coverStart,
  coverText,
  plannedStartText,
  START_DATE_LABEL,
  startDateLimits,
  startText,
  type TimedCover,
} from './cover-start.ts';
export { POLICY_KINDS, type PolicyKind } from './kind.ts';
