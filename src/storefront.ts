import { createStorefront } from '@naungan/storefront';
import { showForm } from './lib/form-shown.ts';
import { showSession } from './lib/header.ts';

/** The storefront of this site, with the API of its own origin. */
export const storefront = createStorefront({ onFormShown: showForm });

storefront.session.$session.subscribe(showSession);
