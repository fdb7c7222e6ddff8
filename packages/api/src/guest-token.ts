/**
 * Name of a visitor's token: of the cookie on the own site, which scripts cannot read, and of the header for pages of
 * partners, whose browsers keep no cookie of another site (docs/decisions/0010).
 */
export const GUEST_TOKEN = 'xgst';
