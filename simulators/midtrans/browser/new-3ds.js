/*
 * The script that a merchant's page loads to get a card token and to perform 3-D Secure. As in the gateway's script,
 * `getCardToken` and `authenticate` share one set of handlers, and no handler is called when the network fails.
 */
(() => {
  const tag = document.getElementById('midtrans-script') ?? document.currentScript;
  const scriptUrl = new URL(document.currentScript?.src || tag.src, location.href);
  const tokenUrl = new URL('../../token', scriptUrl).href;

  /** Handlers of the latest call of `getCardToken` or `authenticate`. Every result goes to one of these handlers. */
  let handlers = {};

  /** Passes the result to its handler: code 200 is success, 201 is pending, every other code a failure. */
  function callback(result) {
    const name = { 200: 'onSuccess', 201: 'onPending' }[result.status_code] ?? 'onFailure';
    handlers[name]?.(result);
  }

  /**
   * Loads a URL by a script element, because a script can be loaded from any origin. Removes the element afterwards,
   * because its URL contains card data.
   */
  function loadScript(url) {
    const script = document.createElement('script');
    script.onload = () => script.remove();
    script.onerror = () => script.remove();
    script.src = url;
    document.head.append(script);
  }

  function handleMessage(event) {
    const result = event.data;
    if (event.origin !== scriptUrl.origin) return;
    if (result?.status_code && result.status_message) callback(result);
  }

  window.MidtransNew3ds = {
    environment: tag.dataset.environment,
    clientKey: tag.dataset.clientKey,
    /** The complete URL of the token request. */
    url: tokenUrl,
    callback,

    /** `card`: { card_number, card_exp_month, card_exp_year, card_cvv }. Adds `callback` and `client_key` to the card. */
    getCardToken(card, newHandlers) {
      handlers = newHandlers;
      card.callback = 'MidtransNew3ds.callback';
      card.client_key = this.clientKey;
      const query = Object.entries(card).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      loadScript(`${this.url}?${query.join('&')}`);
    },

    /** Calls `performAuthentication`, in which the merchant's page opens the URL in a frame. */
    authenticate(redirectUrl, newHandlers) {
      handlers = newHandlers;
      window.addEventListener('message', handleMessage);
      newHandlers.performAuthentication(redirectUrl);
    },

    /** Opens the 3-D Secure page, which posts the result to `callbackUrl` as a form with the field `response`. */
    redirect(redirectUrl, { callbackUrl }) {
      location.assign(`${redirectUrl}?callback_type=form&callback_url=${encodeURIComponent(callbackUrl)}`);
    },
  };
})();
