export {
  type HealthCover,
  healthCauseCover,
  LISTED_WAITING_DAYS,
  MATERNITY_WAITING_DAYS,
} from './cause-cover.ts';
