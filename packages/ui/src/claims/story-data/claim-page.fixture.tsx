import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { type ClaimActions, ClaimPage, type ClaimPageProps } from '../claim-progress/index.ts';
import { claimActions } from './actions.fixture.ts';

/** Keeps the tab of a claim's page in memory for a story; a site stores it in the URL. */
export function StatefulClaimPage(props: ClaimPageProps) {
  const [part, setPart] = useState(props.part);
  return (
    <div className="nu:container-page nu:py-6">
      <ClaimPage
        {...props}
        part={part}
        onPartChange={(nextPart) => {
          setPart(nextPart);
          props.onPartChange(nextPart);
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
  part: 'progress' as const,
  onPartChange: fn(),
});

/**
 * Returns a story's `beforeEach` function, after which each load resolves to the next of `claims`; the last
 * claim repeats.
 */
export const loadsInTurn =
  (actions: () => ClaimActions, ...claims: readonly [ClaimDetail, ...ClaimDetail[]]) =>
  ({ args }: { args: ClaimPageProps }) => {
    const remainingClaims = [...claims];
    args.actions = actions();
    args.load = fn(
      async () => (remainingClaims.length > 1 ? remainingClaims.shift() : remainingClaims[0]) ?? claims[0],
    );
  };

/** Returns a PDF file of `size` bytes. */
export const pdf = (name: string, size = 8) =>
  new File(['%PDF-1.7'.padEnd(size)], name, { type: 'application/pdf' });

/** Resolves to the queries within the dialog of this name. */
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
