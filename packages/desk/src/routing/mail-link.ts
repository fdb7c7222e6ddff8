import { routeHref } from './route.ts';

/** What a link of a mail opens: an invitation with its token ('' if the link is cut off), or the desk. */
export type OpenedLink = { page: 'invitation'; token: string } | { page: 'desk' };

type StoredToken = { invitation?: string } | null;

/**
 * Reads the address of a mail's link: `/desk/invitation#TOKEN` or `/desk/people`. The token is removed from the address,
 * so that it is in no bookmark and no copied link. The entry of the history keeps it for a reload.
 */
export function openMailLink({ location, history }: Pick<Window, 'location' | 'history'>): OpenedLink {
  if (/^\/desk\/people\/?$/.test(location.pathname))
    history.replaceState(null, '', `/desk${location.hash || routeHref('/people')}`);
  if (!/^\/desk\/invitation\/?$/.test(location.pathname)) return { page: 'desk' };
  const token = location.hash.slice(1) || ((history.state as StoredToken)?.invitation ?? '');
  history.replaceState({ invitation: token }, '', location.pathname);
  return { page: 'invitation', token };
}
