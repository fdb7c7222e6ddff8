const DAYS =
  'Days are days in Jakarta, both included; without `validUntil` the change has no last day. Of several changes that are valid on a ' +
  'day, the one with the latest first day applies.';

/** Descriptions of the calls about products and content, by name. */
export const DESK_CATALOGUE_DESCRIPTIONS = {
  deskProducts: 'Returns products in pages, by name. Staff of an insurer get only products of their insurer.',
  deskProduct:
    "Returns a product with its tariff of today and all its changes. Another insurer's product gets 404 for staff of an insurer.",
  deskPreviewChange:
    'Computes the prices of the examples of the line with the functions that also price orders: today, and on the first day of the ' +
    'change. Values that `deskProposeTariff` would refuse get 422.',
  deskProposeTariff:
    'Stores a tariff that another person must approve. It starts tomorrow at the earliest, because a day has one tariff. Rates outside ' +
    'of the band of the regulator, changed ages or categories, days that overlap with another tariff, and a tariff without a change get ' +
    `422. A 409 with \`record\` means that a tariff was approved or cancelled since \`version\`. ${DAYS}`,
  deskChangeSale: `Applies at once, or from its first day, without a second person. A decision of today replaces an earlier one of today. ${DAYS}`,
  deskApproveTariff:
    'The tariff applies from its first day in lists, quotes and new orders; placed orders keep their price. The person who proposed it ' +
    'gets 403. A 409 means that it was decided, or, with `record`, that another tariff was approved or cancelled since; a 422 that its ' +
    'first day has come.',
  deskRejectTariff:
    'Closes a proposal, also for the person who proposed it; another person without the permission to approve gets 403.',
  deskEndPlanChange:
    'Yesterday becomes the last day of the change, so that the product is again as without it. A supervisor may cancel a planned tariff; ' +
    'a tariff that has started can only be replaced by another one (409).',
  deskContent:
    'Returns all content without its texts. `isPublished` is false for a change that was saved after the build of the shown site began; ' +
    'settings need no build.',
  deskSite:
    'Request it every few seconds while `last.state` is `running`. Content that was saved before `publishedAt` is on the site.',
  deskPublishSite:
    'Does what the command `npm run publish:site` does. The shown site changes when the build succeeds. A 409 means that a publish is running, or that ' +
    'this server does not publish (`canPublish`).',
  deskContentItem: 'Returns content as the editor saves it, with the people who saved it.',
  deskSaveContent:
    'Sanitises and stores content, and a copy of it as a version. A 409 with `record` means that another person has saved it since ' +
    '`version`. Only the settings of the category are accepted, all of them.',
  deskPreviewContent: 'Sanitises HTML as `deskSaveContent` does.',
};
