export { guestName, REALTIME_GUEST_NAME, VISITOR_NAME } from './name.ts';
export { canSeeAllPlans, GUEST_VISIBLE_PLANS, type Viewer, visiblePlans } from './visibility.ts';
