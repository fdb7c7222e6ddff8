/*
 * The script that a merchant's page loads to tokenize a card and to follow 3-D Secure. Its functions behave
 * like the gateway's script (one set of handlers, no callback when the network fails); the code is the
 * simulator's.
 */
(() => {
  const tag = document.getElementById('midtrans-script') ?? document.currentScript;
  const home = new URL(document.currentScript?.src || tag.src, location.href);
  const tokenUrl = new URL('../../token', home).href;

  /** Shared by both functions: the latest caller gets the result. */
  let handlers = {};

  /** Code 200 is success, 201 is pending, everything else a failure; missing handlers are ignored. */
  function callback(answer) {
    const name = { 200: 'onSuccess', 201: 'onPending' }[answer.status_code] ?? 'onFailure';
    handlers[name]?.(answer);
  }

  /**
   * Uses a script element instead of a request, which works from any origin. It is removed after it ran, and
   * with it the card data.
   */
  function load(address) {
    const script = document.createElement('script');
    script.onload = () => script.remove();
    script.onerror = () => script.remove();
    script.src = address;
    document.head.append(script);
  }

  function hear(event) {
    const answer = event.data;
    if (event.origin !== home.origin) return;
    if (answer?.status_code && answer.status_message) callback(answer);
  }

  window.MidtransNew3ds = {
    environment: tag.dataset.environment,
    clientKey: tag.dataset.clientKey,
    /** The full address of the token request. */
    url: tokenUrl,
    callback,

    /** card: { card_number, card_exp_month, card_exp_year, card_cvv }; two more fields are added. */
    getCardToken(card, wanted) {
      handlers = wanted;
      card.callback = 'MidtransNew3ds.callback';
      card.client_key = this.clientKey;
      const query = Object.entries(card).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      load(`${this.url}?${query.join('&')}`);
    },

    /** The caller opens the page in a frame in `performAuthentication`. */
    authenticate(redirectUrl, wanted) {
      handlers = wanted;
      window.addEventListener('message', hear);
      wanted.performAuthentication(redirectUrl);
    },

    /** Leaves the merchant's page; the result is posted to `callbackUrl` as a form with the field `response`. */
    redirect(redirectUrl, { callbackUrl }) {
      location.assign(`${redirectUrl}?callback_type=form&callback_url=${encodeURIComponent(callbackUrl)}`);
    },
  };
})();
