import { API_BASE } from '@naungan/api/api-base';

/**
 * Why the popup returned no code. `blocked`: the browser did not open it. `closed`: the visitor closed it. `cancelled`: the
 * visitor cancelled at Google. `origin`: the API does not accept this page's origin. `failed`: any other reason.
 */
export type GooglePopupFailure = 'blocked' | 'closed' | 'cancelled' | 'origin' | 'failed';

const TEXTS: Record<GooglePopupFailure, string> = {
  blocked: 'Jendela Google diblokir browser Anda. Izinkan pop-up untuk situs ini, lalu coba lagi',
  closed: 'Jendela Google ditutup sebelum selesai, silakan coba lagi',
  cancelled: 'Anda membatalkan masuk dengan Google',
  origin: 'Masuk dengan Google belum diaktifkan untuk situs ini',
  failed: 'Masuk dengan Google tidak berhasil, silakan coba lagi',
};

/** The message is the text for the visitor. */
export class GooglePopupProblem extends Error {
  readonly failure: GooglePopupFailure;
  constructor(failure: GooglePopupFailure) {
    super(TEXTS[failure]);
    this.failure = failure;
  }
}

type PopupData = { type: 'naungan-google'; state: string; code?: string; error?: string };

const SECRET_BYTES = 32;
/** Milliseconds between two checks whether the visitor has closed the popup. */
const CLOSED_CHECK_MS = 500;
const WINDOW_FEATURES = 'popup,width=480,height=680';

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (character) => ({ '+': '-', '/': '_' })[character] ?? '',
  );

const newSecret = () => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

const isFailure = (error: string | undefined): error is GooglePopupFailure =>
  error !== undefined && Object.hasOwn(TEXTS, error);

/** Resolves to the code of the popup's message. Ignores messages of other windows, other origins and other attempts. */
function receiveCode(popup: Window, apiOrigin: string, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let wasClosed = false;
    const timer = setInterval(() => {
      // A message that was sent before the popup closed may arrive after the first check.
      if (wasClosed) end(() => reject(new GooglePopupProblem('closed')));
      wasClosed = popup.closed;
    }, CLOSED_CHECK_MS);

    function handleMessage({ source, origin, data }: MessageEvent<PopupData | null>) {
      if (source !== popup || origin !== apiOrigin) return;
      if (data?.type !== 'naungan-google' || data.state !== state) return;
      const { code, error } = data;
      end(() => (code ? resolve(code) : reject(new GooglePopupProblem(isFailure(error) ? error : 'failed'))));
    }
    function end(settle: () => void) {
      clearInterval(timer);
      removeEventListener('message', handleMessage);
      popup.close();
      settle();
    }
    addEventListener('message', handleMessage);
  });
}

/**
 * Opens Google's sign-in in a popup of the API's origin; call it in the handler of a click. Resolves to the code for
 * `exchangeGoogleCode` and its verifier. Nothing is stored in the browser, so this works if storage is blocked.
 * @throws GooglePopupProblem
 */
export async function requestGoogleCode(apiOrigin: string): Promise<{ code: string; verifier: string }> {
  // The popup must open before the first `await`, otherwise browsers block it.
  const popup = window.open('about:blank', 'naungan-google', WINDOW_FEATURES);
  if (!popup) throw new GooglePopupProblem('blocked');
  const [state, verifier] = [newSecret(), newSecret()];
  const query = new URLSearchParams({
    origin: location.origin,
    state,
    challenge: await challengeOf(verifier),
  });
  const code = receiveCode(popup, apiOrigin, state);
  popup.location.replace(`${apiOrigin}${API_BASE}/user/google-popup?${query}`);
  return { code: await code, verifier };
}

/** Returns whether this page can use the popup: the verifier needs a secure context. */
export const canUseGooglePopup = (): boolean => isSecureContext;
