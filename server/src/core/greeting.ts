import { isUnsafeInGreeting } from '@naungan/domain/text';

/**
 * Returns the first line of a mail. A name that could carry a stranger's message (a site address, a phone number,
 * characters that are invisible or change the direction of the text) is left out, because a stranger can register
 * another person's mail address.
 */
export const greeting = (name: string): string => (isUnsafeInGreeting(name) ? 'Halo,' : `Halo ${name},`);
