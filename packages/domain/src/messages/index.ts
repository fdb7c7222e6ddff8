export { MESSAGES } from './messages.ts';
export { ALERT_TITLES, alertTitle, DIALOG_TITLES } from './titles.ts';
export { withBang } from './with-bang.ts';
