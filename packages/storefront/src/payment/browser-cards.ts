import { part } from '../part.ts';
import { createCardGateway } from './card-gateway.ts';
import { createCardScript } from './card-script.ts';

/** The way of this page's cards to the gateway. */
export const cardsOf = part(() => createCardGateway(createCardScript()));
