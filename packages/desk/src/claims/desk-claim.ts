import type { Contracts } from '@naungan/api/contracts';
import type { z } from 'zod';

/** A claim as the desk sees it. */
export type DeskClaim = z.output<Contracts['deskClaim']['reply']>;
/** A row of the list of claims. */
export type DeskClaimRow = z.output<Contracts['deskClaims']['reply']>['rows'][number];
