import { GoogleButton, GoogleButtonSkeleton } from '@naungan/ui/account/google-button';
import type { useGoogle } from '../react/use-google.ts';
import type { GooglePurpose } from '../session/google.ts';

/** Returns Google's button; a placeholder while the settings load; null if the site does not offer Google's sign-in. */
export const renderGoogleButton = (purpose: GooglePurpose, start: ReturnType<typeof useGoogle>['start']) =>
  start === undefined ? (
    <GoogleButtonSkeleton />
  ) : (
    start && <GoogleButton purpose={purpose} onPress={start} />
  );
