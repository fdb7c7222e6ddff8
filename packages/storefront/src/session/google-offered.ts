import { visitorClient } from '../calls/visitor-client.ts';
import { googleSettings } from './google.ts';

/**
 * Resolves to whether the site offers Google's sign-in, for a server that renders a sign-in page; undefined if the settings
 * do not load.
 */
export async function isGoogleOffered(fetchApi: typeof fetch | undefined): Promise<boolean | undefined> {
  if (!fetchApi) return undefined;
  return visitorClient(fetchApi)
    .call('settings', { query: { category: 'google' } })
    .then(
      ({ response }) => googleSettings(response) !== null,
      () => undefined,
    );
}
