export { guestName, REALTIME_GUEST_NAME, VISITOR_NAME } from './name.ts';
export { canSeeAllPlans, canSeePlan, GUEST_VISIBLE_PLANS, type Viewer } from './visibility.ts';
