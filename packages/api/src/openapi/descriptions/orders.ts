const order = (quote: string) =>
  'Places an order for the signed-in member, whose profile must be complete. `amounts` must equal the amounts that ' +
  `the server calculates: take them from \`${quote}\`. A 409 lists changed amounts in \`changes\`. The insurer then ` +
  'decides on the order; `order` returns its status.';
const quote = (createOrder: string) =>
  'Returns the amounts of an order, calculated by the function that checks the order. `payload` has the fields of the ' +
  `payload of \`${createOrder}\` that the price depends on: add the customer's fields. Stores nothing. The quote is ` +
  'valid on the day `pricedOn` in Jakarta, unless the product changes. A 422 lists the reasons why the product cannot be ' +
  'ordered with this input.';

/** Descriptions of the calls from order to policy, by name. */
export const ORDER_DESCRIPTIONS = {
  createHealthOrder: order('quoteHealthOrder'),
  createPersonalAccidentOrder: order('quotePersonalAccidentOrder'),
  createVehicleOrder: `${order('quoteVehicleOrder')} A 422 also means that another policy or order covers the vehicle in that period.`,
  createFireOrder: order('quoteFireOrder'),
  createEarthquakeOrder: order('quoteEarthquakeOrder'),
  createFireEarthquakeOrder: order('quoteFireEarthquakeOrder'),
  quoteHealthOrder: quote('createHealthOrder'),
  quotePersonalAccidentOrder: quote('createPersonalAccidentOrder'),
  quoteVehicleOrder: quote('createVehicleOrder'),
  quoteFireOrder: quote('createFireOrder'),
  quoteEarthquakeOrder: quote('createEarthquakeOrder'),
  quoteFireEarthquakeOrder: quote('createFireEarthquakeOrder'),
  orders: "Returns the member's orders with product, status and amounts.",
  order:
    'Returns an order with its status, data and documents. The id of another member and a different product type get 404. ' +
    'With `invoice=true` the reply also has the invoice.',
  revision:
    'Returns the items that the insurer wants corrected, and the data of the order. 404 for an order that needs no ' +
    'correction.',
  submitRevision:
    'Sends the corrected items of an order. Send `amounts` if a correction changes the price. The insurer then decides ' +
    'again.',
  formerOrder: 'Returns the data of an earlier order as a start for a new one.',
  drafts: 'Returns unsent forms of one kind, the newest first.',
  draft: 'Returns a draft with its fields, revision and expiry.',
  saveDraft:
    'Saves changed fields of an unsent form. `id` is null for a new draft. The reply has the fields that other devices ' +
    'changed since `revision`. A 404 means that the draft was deleted or its form can no longer be sent.',
  deleteDraft: 'Deletes a draft and the files that were uploaded for it.',
  invoices: "Returns the member's invoices with number, status and total.",
  pay:
    'Starts the payment of an approved order by a payment method. The reply has what the customer needs: a virtual ' +
    'account number, a QR code, or the URL of a page to open. A repetition returns the open payment. `replace` cancels it ' +
    'first, to change the method.',
  paymentResult:
    'Returns the status of a payment without personal data, for the page that a gateway redirects to. Poll it at most ' +
    'every few seconds.',
  paymentFinish: 'Returns the order of a transaction, to open its page after a payment.',
  paymentNotification:
    'Called by the payment gateway, not by clients. `signature_key` signs the body; a wrong signature gets 403. Repeated ' +
    'and late notifications have no further effect.',
  virtualAccountNotification:
    'Called by the bank, not by clients. A header signs the body; a wrong signature gets 403. Repeated callbacks have no ' +
    'further effect.',
  policies: "Returns the member's policies that are in force or have not begun.",
  policy:
    'Returns a policy with its cover, period and a link to its certificate. The link expires within 10 minutes.',
  certificate:
    'Returns whether a printed certificate is genuine and in force. An unknown code is a success with `genuine: false`.',
} as const;
