import { API_BASE } from '@naungan/api/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { sendNotice } from '../../plugins/notice-page.ts';
import { GOOGLE_FAILED } from './google.ts';
import { googleResponse, googleUrl, mayOpenPopup, popupMessage, popupQuery } from './google-popup.ts';
import { sendPopupPage } from './google-popup-page.ts';

const POPUP_PATH = '/user/google-popup';
const RETURN_PATH = '/user/google-return';
const TITLE = 'Masuk dengan Google';

/**
 * Returns the URL to which Google posts its response; register it at Google. The simulated provider accepts every host name
 * under which this server is reached.
 */
const redirectUriFor = (request: FastifyRequest, { SIMULATORS, PUBLIC_URL }: Config): string =>
  `${SIMULATORS ? `${request.protocol}://${request.host}` : new URL(PUBLIC_URL).origin}${API_BASE}${RETURN_PATH}`;

/** Mounts the pages of the popup in which a visitor of a partner's page signs in with Google. */
export function mountGooglePopup(app: FastifyInstance): void {
  app.get(POPUP_PATH, (request, reply) => {
    const { deps } = app;
    const query = popupQuery.safeParse(request.query);
    if (!query.success) return sendNotice(reply, 422, TITLE, GOOGLE_FAILED);
    const { origin, state } = query.data;
    if (!mayOpenPopup(origin, deps.config))
      // The message has no secret, so a page of any origin may receive it.
      return sendPopupPage(reply, {
        status: 403,
        text: `Masuk dengan Google belum diaktifkan untuk ${origin}.`,
        message: { type: 'naungan-google', state, error: 'origin' },
        target: '*',
      });
    if (deps.config.GOOGLE_CLIENT_ID === '') return sendNotice(reply, 503, TITLE, GOOGLE_FAILED);
    return reply
      .header('cross-origin-opener-policy', 'unsafe-none')
      .redirect(googleUrl(deps, query.data, redirectUriFor(request, deps.config)), 303);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.post(RETURN_PATH, (request, reply) => {
      const response = googleResponse.safeParse(request.body);
      const result = response.success ? popupMessage(app.deps, response.data) : null;
      if (!result) return sendNotice(reply, 422, TITLE, GOOGLE_FAILED);
      return sendPopupPage(reply, {
        status: 200,
        text: 'Selesai. Silakan tutup jendela ini dan kembali ke halaman sebelumnya.',
        message: result.message,
        target: result.origin,
      });
    });
  });
}
