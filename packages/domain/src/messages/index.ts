export { MESSAGES } from './messages.ts';
export { ALERT_TITLES, alertTitle, DIALOG_TITLES } from './titles.ts';
export { tryAgainIn } from './try-again-in.ts';
export { withExclamationMark } from './with-exclamation-mark.ts';
