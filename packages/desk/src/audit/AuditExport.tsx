import type { AuditFilters } from '@naungan/api/desk-audit';
import { todayInJakarta } from '@naungan/domain/dates';
import { toast } from '@naungan/ui/primitives/toast';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { problemOf } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { saveFile } from '../parts/save-file.ts';

/** Saves every entry that matches the filters as one CSV file. The server sends it in pages; a page that fails saves nothing. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  const { call, now } = useDesk();
  const [isSaving, setSaving] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function save() {
    setSaving(true);
    try {
      const pages: string[] = [];
      let after: string | undefined;
      do {
        const { csv, next } = (await call('deskAuditExport', { query: { ...filters, after } })).response;
        // Without the screen, the person does not wait for the file any more.
        if (!isOpen.current) return;
        pages.push(csv);
        after = next ?? undefined;
      } while (after !== undefined);
      saveFile(`jejak-audit-${todayInJakarta(new Date(now()))}.csv`, ...pages);
      toast({ tone: 'success', message: 'Jejak audit sudah diunduh.' });
    } catch (error) {
      toast({ tone: 'danger', message: problemOf(error).message });
    }
    setSaving(false);
  }

  return (
    <DeskButton
      pending={isSaving}
      onClick={() => void save()}
      iconStart={<Download aria-hidden="true" size={16} />}
    >
      Unduh CSV
    </DeskButton>
  );
}
