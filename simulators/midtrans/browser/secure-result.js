// Sends the 3-D Secure result to the merchant's page: by the form if there is one, else to the parent or opener.
const form = document.querySelector('form');
const merchantWindow = window.parent === window ? window.opener : window.parent;
if (form) form.submit();
// Target origin '*', because the page of any merchant can open this one. The result has no personal data, and the merchant
// must verify it by a status request.
else merchantWindow?.postMessage(JSON.parse(document.body.dataset.result), '*');
