import { GoogleButton, GoogleButtonSkeleton } from '@naungan/ui/account/google-button';
import type { useGoogle } from '../react/use-google.ts';
import type { GooglePurpose } from '../session/google.ts';

/** Google's button; its place as long as nobody knows whether there is one, so that the form need not wait. */
export const googleSignIn = (purpose: GooglePurpose, redirect: ReturnType<typeof useGoogle>['redirect']) =>
  redirect === undefined ? (
    <GoogleButtonSkeleton />
  ) : (
    redirect && <GoogleButton purpose={purpose} onPress={redirect} />
  );
