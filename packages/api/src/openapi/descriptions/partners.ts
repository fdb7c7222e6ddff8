/** Descriptions of the calls of partners' servers and of the desk's calls about partners, by name. */
export const PARTNER_DESCRIPTIONS = {
  partnerSales:
    'Returns the orders that came from pages of the partner, without personal data. Send `nextCursor` as `cursor` for the ' +
    'next page; new sales do not change the following pages. The webhook `sale` reports each change of `status`.',
  deskPartners:
    'Returns each partner with its webhook, the number of its secrets, and the state of its deliveries.',
  deskSavePartner:
    'Registers a partner, or changes the URL of its webhook. The reply to the first webhook has the signing secret, which is ' +
    'never shown again.',
  deskPartnerKey:
    'Creates an API key for the server of the partner. The former key stops working immediately.',
  deskPartnerSecret:
    'Adds a signing secret. Requests are signed with the new and the former secret, unless `revokesEarlier` is true.',
  deskPartnerTest: 'Sends an event with an invented sale and returns the response of the receiver.',
  deskPartnerResend: 'Queues abandoned events again, after the receiver has been repaired.',
} as const;
