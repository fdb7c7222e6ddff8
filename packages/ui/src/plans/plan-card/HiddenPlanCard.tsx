import { MESSAGES } from '@naungan/domain/messages';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';

/** Shapes only: nothing of a withheld plan reaches the browser [Q11], so nothing can be unblurred. */
function BlurredShapes() {
  return (
    <div aria-hidden="true" className="flex items-start gap-4 blur-[6px]">
      <div className="size-12 shrink-0 rounded-field bg-field @md:size-16" />
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="flex flex-wrap justify-between gap-3">
          <div className="h-6 w-44 rounded bg-control/70" />
          <div className="h-7 w-36 rounded bg-control" />
        </div>
        <div className="h-4 w-28 rounded bg-field" />
        <div className="h-5 w-3/4 rounded bg-field" />
      </div>
    </div>
  );
}

/** The place of a plan that the visitor may not see yet. */
export function HiddenPlanCard({ children }: { children?: ReactNode }) {
  return (
    <div className="@container">
      <div className="overflow-hidden rounded-card border border-line bg-surface p-4 @md:p-[22px]">
        <BlurredShapes />
        {children}
      </div>
    </div>
  );
}

export type UnlockPromptProps = {
  /** A guest whose details were found invalid: says so, and still lets them try again. */
  again: boolean;
  loginHref: string;
  pending: boolean;
  onUnlock: () => void;
};

/** Why plans are hidden and the two ways to see them [1 §2.9]; stands on the first of them. */
export function UnlockPrompt({ again, loginHref, pending, onUnlock }: UnlockPromptProps) {
  return (
    <div className="mt-5 flex flex-col gap-4 rounded-card bg-sun-tint p-4 @2xl:flex-row @2xl:items-center">
      <Lock aria-hidden="true" size={22} className="hidden shrink-0 @2xl:block" />
      <div className="min-w-0 flex-1">
        <h2 className="text-h5">{MESSAGES.guest.invitation}</h2>
        <p className="text-[0.9375rem] leading-6">
          {again
            ? 'Data yang Anda tinggalkan belum dapat kami verifikasi. Perbarui data Anda, atau masuk ke akun Anda.'
            : 'Tinggalkan nama dan kontak Anda, atau masuk ke akun Anda.'}
        </p>
      </div>
      <div className="flex gap-2.5 *:flex-1 @2xl:*:flex-none">
        <ButtonLink variant="secondary" size="sm" href={loginHref}>
          Masuk
        </ButtonLink>
        <Button size="sm" pending={pending} onClick={onUnlock}>
          Lihat semua
        </Button>
      </div>
    </div>
  );
}
