import { GoogleButton, GoogleButtonSkeleton } from '@naungan/ui/account/google-button';
import type { useGoogle } from '../react/use-google.ts';
import type { GooglePurpose } from '../session/google.ts';

/** Returns Google's button, or its placeholder until it is known whether the site offers Google's sign-in. */
export const renderGoogleButton = (
  purpose: GooglePurpose,
  redirect: ReturnType<typeof useGoogle>['redirect'],
) =>
  redirect === undefined ? (
    <GoogleButtonSkeleton />
  ) : (
    redirect && <GoogleButton purpose={purpose} onPress={redirect} />
  );
