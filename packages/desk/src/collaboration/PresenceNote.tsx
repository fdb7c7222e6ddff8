import type { Staff } from '@naungan/api/desk-shapes';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';

const REPORT_MS = 20_000;
const listFormat = new Intl.ListFormat('id-ID');

export type PresenceNoteProps = { subject: 'order' | 'claim' | 'member'; id: string };

/**
 * Reports every 20 seconds that the page of a record is open, and names the colleagues who have it open, too. A failed
 * report changes nothing: the next one tries again.
 */
export function PresenceNote({ subject, id }: PresenceNoteProps) {
  const { call, isInUse } = useDesk();
  const [others, setOthers] = useState<readonly Staff[]>([]);
  useEffect(() => {
    let isOpen = true;
    const params = { subject, id };
    const report = () =>
      call('deskPresence', { params }).then(
        ({ response }) => isOpen && setOthers(response.others),
        () => undefined,
      );
    void report();
    const interval = setInterval(() => isInUse() && void report(), REPORT_MS);
    return () => {
      isOpen = false;
      clearInterval(interval);
      call('deskLeave', { params, keepalive: true }).catch(() => undefined);
    };
  }, [call, isInUse, subject, id]);
  return (
    <p role="status" className="nu:bg-warn-tint nu:text-sm nu:text-warn nu:not-empty:px-4 nu:not-empty:py-2">
      {others.length > 0 && `Juga dibuka oleh ${listFormat.format(others.map(({ fullName }) => fullName))}.`}
    </p>
  );
}
