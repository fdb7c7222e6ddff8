import type { Route } from './route.ts';

/** The calls about products and content as plain data. */
export const DESK_CATALOGUE_ROUTES = {
  deskProducts: { method: 'GET', path: '/desk/products', auth: 'desk' },
  deskProduct: { method: 'GET', path: '/desk/products/:id', auth: 'desk' },
  deskPreviewChange: { method: 'POST', path: '/desk/products/:id/preview', auth: 'desk' },
  deskProposeTariff: { method: 'POST', path: '/desk/products/:id/tariff', auth: 'desk' },
  deskChangeSale: { method: 'POST', path: '/desk/products/:id/sale', auth: 'desk' },
  deskApproveTariff: { method: 'POST', path: '/desk/plan-changes/:id/approve', auth: 'desk' },
  deskRejectTariff: { method: 'POST', path: '/desk/plan-changes/:id/reject', auth: 'desk' },
  deskEndPlanChange: { method: 'POST', path: '/desk/plan-changes/:id/end', auth: 'desk' },
  deskContent: { method: 'GET', path: '/desk/content', auth: 'desk' },
  deskContentItem: { method: 'GET', path: '/desk/content/:kind/:key', auth: 'desk' },
  deskSaveContent: { method: 'PUT', path: '/desk/content', auth: 'desk' },
  deskSite: { method: 'GET', path: '/desk/site', auth: 'desk' },
  deskPublishSite: { method: 'POST', path: '/desk/site/publish', auth: 'desk' },
  deskPreviewContent: { method: 'POST', path: '/desk/content/preview', auth: 'desk' },
} as const satisfies Record<string, Route>;
