import { createStorefront } from '@naungan/storefront';
import { showForm } from './show-form.ts';
import { showSession } from './show-session.ts';

/** This site's storefront. The API has the same origin. */
export const storefront = createStorefront({ onFormShown: showForm });

storefront.session.$session.subscribe(showSession);
