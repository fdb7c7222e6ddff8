export { guestName, REALTIME_GUEST_NAME, VISITOR_NAME } from './name.ts';
export { GUEST_VISIBLE_PLANS, seesAllPlans, seesPlan, type Viewer } from './visibility.ts';
