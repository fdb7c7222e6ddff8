// Sends the 3-D Secure result to the merchant: by the form of this page, or without a form by a message to the parent or opener.
const form = document.querySelector('form');
const merchantWindow = window.parent === window ? window.opener : window.parent;
if (form) form.submit();
// The target origin is '*', because any merchant's page can open this page. The result has no personal data, and the merchant
// must verify it by a status request.
else merchantWindow?.postMessage(JSON.parse(document.body.dataset.result), '*');
