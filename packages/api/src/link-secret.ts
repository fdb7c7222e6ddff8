/**
 * Name of the header with the secret of an heir's link. Links have the secret in their fragment, which browsers do not send, so that
 * it is in no log of a proxy.
 */
export const LINK_SECRET = 'link-secret';
