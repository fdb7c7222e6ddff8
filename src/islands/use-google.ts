import { useEffect, useState } from 'react';
import type { GooglePurpose, GoogleSettings } from '../stores/google.ts';
import { type Arrival, arriveFromGoogle, leaveForGoogle, loadGoogle, takeGoogleAnswer } from './google.ts';
import { nextOf } from './sign-in.ts';

type Google = {
  /** False until it is known whether there is a button, or while an answer of Google's is being looked at. */
  ready: boolean;
  /** Leaves for Google; absent when it is not offered. */
  leave: (() => Promise<void>) | undefined;
  arrival: Arrival | null;
};

/** The Google part of a screen: the way there, and what came back from it. */
export function useGoogle(purpose: GooglePurpose): Google {
  const [settings, setSettings] = useState<GoogleSettings | null | undefined>();
  const [arrival, setArrival] = useState<Arrival | null | undefined>();

  useEffect(() => {
    void loadGoogle().then(setSettings);
    const answer = takeGoogleAnswer();
    if (answer) void arriveFromGoogle(answer, purpose).then(setArrival);
    else setArrival(null);
  }, [purpose]);

  return {
    ready: settings !== undefined && arrival !== undefined && arrival?.state !== 'entered',
    leave: settings ? () => leaveForGoogle(settings, purpose, nextOf()) : undefined,
    arrival: arrival ?? null,
  };
}
