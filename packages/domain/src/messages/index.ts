export { MESSAGES } from './messages.ts';
export { ALERT_TITLES, alertTitle, DIALOG_TITLES } from './titles.ts';
export { tryAgainMessage } from './try-again-message.ts';
export { withExclamationMark } from './with-exclamation-mark.ts';
