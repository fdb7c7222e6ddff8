/*
 * What a shop's page loads to turn a card into a token and to follow 3-D Secure. The calls and their habits are
 * those of the gateway's script (one handler slot, silence when the network fails); the code is the simulator's.
 */
(() => {
  const tag = document.getElementById('midtrans-script') ?? document.currentScript;
  const home = new URL(document.currentScript?.src || tag.src, location.href);
  const tokenUrl = new URL('../../token', home).href;

  /** One for both calls: whoever asks last is answered. */
  let handlers = {};

  /** 200 is done, 201 waits, anything else failed; a handler that is missing hears nothing. */
  function callback(answer) {
    const name = { 200: 'onSuccess', 201: 'onPending' }[answer.status_code] ?? 'onFailure';
    handlers[name]?.(answer);
  }

  /** A script tag instead of a request: works from any origin. It is gone as soon as it ran, and the card with it. */
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
    /** The whole address of the token call. */
    url: tokenUrl,
    callback,

    /** card: { card_number, card_exp_month, card_exp_year, card_cvv }; gets two more fields. */
    getCardToken(card, wanted) {
      handlers = wanted;
      card.callback = 'MidtransNew3ds.callback';
      card.client_key = this.clientKey;
      const query = Object.entries(card).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      load(`${this.url}?${query.join('&')}`);
    },

    /** The caller opens the page (in a frame) in `performAuthentication`. */
    authenticate(redirectUrl, wanted) {
      handlers = wanted;
      window.addEventListener('message', hear);
      wanted.performAuthentication(redirectUrl);
    },

    /** Leaves the shop; the result comes to `callbackUrl` as a form with the field `response`. */
    redirect(redirectUrl, { callbackUrl }) {
      location.assign(`${redirectUrl}?callback_type=form&callback_url=${encodeURIComponent(callbackUrl)}`);
    },
  };
})();
