import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { type ClaimActions, ClaimPage, type ClaimPageProps } from '../claim-progress/index.ts';
import { claimActions } from './actions.fixture.ts';

/** A claim page that stores the selected tab in memory. A site stores it in the URL. */
export function StatefulClaimPage(props: ClaimPageProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <div className="nu:container-page nu:py-6">
      <ClaimPage
        {...props}
        tab={tab}
        onTabChange={(openedTab) => {
          setTab(openedTab);
          props.onTabChange(openedTab);
        }}
      />
      <Toaster />
    </div>
  );
}

/** Returns the props of a story's claim page, except `load`. */
export const claimPageArgs = () => ({
  actions: claimActions(),
  refreshEvery: 0,
  tab: 'progress' as const,
  onTabChange: fn(),
});

/**
 * Returns a story's `beforeEach` function, which sets `actions` and `load`. Each load resolves to the next of `claims`;
 * the last claim repeats.
 */
export const loadClaimsInTurn =
  (actions: () => ClaimActions, ...claims: readonly [ClaimDetail, ...ClaimDetail[]]) =>
  ({ args }: { args: ClaimPageProps }) => {
    const remainingClaims = [...claims];
    args.actions = actions();
    let lastClaim = claims[0];
    args.load = fn(async () => {
      lastClaim = remainingClaims.shift() ?? lastClaim;
      return lastClaim;
    });
  };

/** Returns a PDF file of `size` bytes. */
export const pdf = (name: string, size = 8) =>
  new File(['%PDF-1.7'.padEnd(size)], name, { type: 'application/pdf' });

/** Resolves to the queries within the dialog of this name. */
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
