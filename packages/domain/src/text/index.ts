export { isAlphanumeric, isEmail, isPersonName } from './checks.ts';
export { isUnsafeInGreeting } from './greeting.ts';
export { joinWords } from './join-words.ts';
export { LIMITS, tooLongMessage } from './limits.ts';
export { containsLink } from './link.ts';
export {
  lengthOf,
  normalizeParagraphs,
  normalizeText,
  onlyDigits,
  toLowerCase,
  toUpperCase,
} from './normalize.ts';
