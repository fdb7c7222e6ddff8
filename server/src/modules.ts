import type { ModuleDefinition } from './core/module.ts';
import { mailModule, sessionsModule } from './core/records.ts';
import { uploadsModule } from './core/uploads/module.ts';
import { accountsModule } from './modules/accounts/routes.ts';
import { auditModule } from './modules/audit/routes.ts';
import { banksModule } from './modules/banks/routes.ts';
import { catalogueModule } from './modules/catalogue/routes.ts';
import { claimsModule } from './modules/claims/routes.ts';
import { consentsModule } from './modules/consents/routes.ts';
import { consultationsModule } from './modules/consultations/routes.ts';
import { articlesModule } from './modules/content/articles-routes.ts';
import { carouselModule } from './modules/content/carousel-routes.ts';
import { faqsModule } from './modules/content/faqs-routes.ts';
import { landingsModule } from './modules/content/landings-routes.ts';
import { pagesModule } from './modules/content/pages-routes.ts';
import { contentModule } from './modules/content/routes.ts';
import { deskModule } from './modules/desk/routes.ts';
import { draftsModule } from './modules/drafts/routes.ts';
import { guestsModule } from './modules/guests/routes.ts';
import { invoicesModule } from './modules/invoices/module.ts';
import { ordersModule } from './modules/orders/routes.ts';
import { partnersModule } from './modules/partners/routes.ts';
import { paymentsModule } from './modules/payments/routes.ts';
import { plansModule } from './modules/plans/routes.ts';
import { policiesModule } from './modules/policies/routes.ts';
import { privacyModule } from './modules/privacy/routes.ts';
import { propertiesModule } from './modules/properties/routes.ts';
import { regionsModule } from './modules/regions/routes.ts';
import { settingsModule } from './modules/settings/routes.ts';
import { vehiclesModule } from './modules/vehicles/routes.ts';
import { readModelsModule } from './read-models/routes.ts';

/**
 * Every module of the API; add a new module here. The sequence of the modules is also the sequence of the chapters in the
 * copy of a member's data, and of the consequences that a member reads before deleting the account.
 */
export const modules: readonly ModuleDefinition[] = [
  accountsModule,
  consentsModule,
  sessionsModule,
  regionsModule,
  banksModule,
  settingsModule,
  privacyModule,
  contentModule,
  landingsModule,
  carouselModule,
  pagesModule,
  articlesModule,
  faqsModule,
  plansModule,
  catalogueModule,
  vehiclesModule,
  propertiesModule,
  uploadsModule,
  draftsModule,
  ordersModule,
  invoicesModule,
  policiesModule,
  claimsModule,
  paymentsModule,
  consultationsModule,
  guestsModule,
  partnersModule,
  deskModule,
  mailModule,
  auditModule,
  readModelsModule,
];
