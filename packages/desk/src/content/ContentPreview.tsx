import type { ContentToSave } from '@naungan/api/desk-content-editor';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useResource } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { htmlTexts } from './content-facts.ts';

/** The texts as visitors will see them, sanitised by the server. It shows what was typed until the last click. */
export function ContentPreview({ value }: { value: ContentToSave }) {
  const { call } = useDesk();
  const texts = htmlTexts(value);
  const [shownTexts, setShownTexts] = useState(texts);
  const { resource, reload } = useResource(
    JSON.stringify(shownTexts),
    async () => {
      const body = { texts: shownTexts.map(({ html }) => html) };
      const { response } = await call('deskPreviewContent', { body });
      return response.map((result, index) => ({
        ...result,
        title: shownTexts[index]?.title || 'Tanpa judul',
      }));
    },
    { keepsValue: true },
  );
  if (texts.length === 0) return null;
  const isOutdated = JSON.stringify(texts) !== JSON.stringify(shownTexts);
  const shown = resource.state === 'ready' ? resource.value : [];
  const removed = shown.reduce((sum, text) => sum + text.removed, 0);
  return (
    <section
      aria-label="Pratinjau"
      className="nu:min-w-0 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-5"
    >
      <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-2">
        <h2 className="nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Pratinjau</h2>
        <DeskButton
          className="nu:ms-auto"
          pending={resource.state === 'loading'}
          onClick={() => (isOutdated ? setShownTexts(texts) : void reload())}
        >
          Perbarui pratinjau
        </DeskButton>
      </div>
      <p role="status" className="nu:text-sm nu:text-muted">
        {resource.state === 'failed' && 'Pratinjau tidak dapat dimuat. Isian Anda tetap tersimpan. '}
        {removed > 0 && `${removed} elemen tidak diizinkan dan tidak ikut disimpan. `}
        {isOutdated && 'Ada isian yang belum tampil di pratinjau.'}
      </p>
      {shown.map(({ title, html }, index) => (
        <div key={index} className="nu:mt-3">
          <h3 className="nu:text-lg nu:font-bold nu:break-words">{title}</h3>
          {/* The server removed everything except text, a few elements and safe links. */}
          <div className="desk-prose nu:break-words" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </section>
  );
}
