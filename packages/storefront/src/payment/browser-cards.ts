import { oncePerStorefront } from '../once-per-storefront.ts';
import { createCardGateway } from './card-gateway.ts';
import { createCardScript } from './card-script.ts';

/** Returns the connection of this page to the gateway's card script. */
export const cardsOf = oncePerStorefront(() => createCardGateway(createCardScript()));
