import { CONTENT_KINDS, type ContentItem, type ContentKind } from '@naungan/api/desk-content-editor';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useBackToList } from '../desk/use-back-to-list.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useResource } from '../desk/use-resource.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionProblem } from '../parts/DecisionProblem.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { fieldErrors } from '../parts/field-errors.ts';
import { History } from '../parts/History.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import { RecordHeader } from '../parts/RecordHeader.tsx';
import { RecordSkeleton } from '../parts/RecordSkeleton.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ContentFields } from './ContentFields.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { CONTENT_LABELS, EMPTY_ARTICLE, editable, NEW_KEY } from './content-facts.ts';

type EditorProps = {
  kind: ContentKind;
  itemKey: string;
  /** Null for a new article. */
  item: ContentItem | null;
  listHref: string;
  onReload: () => void;
};

/** Returns what the save does for visitors. */
const savedText = (kind: ContentKind) =>
  kind === 'settings'
    ? 'Disimpan. Pengaturan langsung berlaku.'
    : 'Disimpan. Pengunjung melihatnya setelah situs diterbitkan.';

function Editor({ kind, itemKey, item, listHref, onReload }: EditorProps) {
  const { call, router } = useDesk();
  const saving = useDecision(onReload);
  const form = useRef<HTMLFormElement>(null);
  const version = item?.version ?? 0;
  const [draft, setDraft, clear] = useDraft(`content.${kind}.${itemKey}`, {
    version,
    value: item ? editable(item) : { kind: 'article' as const, content: EMPTY_ARTICLE },
  });
  const errors = fieldErrors(
    (saving.problem?.fields ?? []).map(({ path, message }) => ({
      path: path.replace(/^saved\.content\./, ''),
      message,
    })),
  );
  const isOutdated = draft.version !== version;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    saving.reset();
    const { value } = draft;
    const isSaved = await saving.send(() =>
      call('deskSaveContent', { body: { version: draft.version, saved: value } }),
    );
    if (!isSaved) return;
    clear();
    notifyStored(savedText(kind));
    if (item) onReload();
    else if (value.kind === 'article') router.replace(routeHref(`/content/article/${value.content._id}`));
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }
  return (
    <>
      <RecordHeader listHref={listHref} name={item?.row.title ?? 'Artikel baru'}>
        <StatusBadge tone="neutral">{CONTENT_LABELS[kind]}</StatusBadge>
        {item && !item.row.isPublished && <StatusBadge tone="warning">Belum diterbitkan</StatusBadge>}
      </RecordHeader>
      <ScrollArea aria-label="Konten" className="nu:min-h-0 nu:flex-1 nu:overflow-auto nu:p-5">
        <div className="nu:grid nu:items-start nu:gap-5 nu:xl:grid-cols-2">
          <form
            ref={form}
            noValidate
            aria-label="Ubah konten"
            onSubmit={(event) => void save(event)}
            onKeyDown={handleKey}
            className="nu:grid nu:min-w-0 nu:gap-4 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-5"
          >
            {isOutdated && (
              <div role="alert" className="nu:grid nu:gap-2 nu:rounded-lg nu:bg-warn-tint nu:p-3 nu:text-sm">
                <p>
                  Konten ini disimpan {item?.history[0]?.by.fullName ?? 'orang lain'} sejak Anda mulai
                  mengisi.
                </p>
                <div className="nu:flex nu:flex-wrap nu:gap-2">
                  <DeskButton
                    onClick={() => setDraft({ version, value: item ? editable(item) : draft.value })}
                  >
                    Pakai versi terbaru
                  </DeskButton>
                  <DeskButton onClick={() => setDraft({ ...draft, version })}>
                    Timpa dengan isian saya
                  </DeskButton>
                </div>
              </div>
            )}
            <ContentFields
              value={draft.value}
              isNew={item === null}
              errors={errors}
              onValueChange={(value) => setDraft({ ...draft, value })}
            />
            <DecisionProblem decision={saving} changes={[]} />
            <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-2">
              <DeskButton type="submit" variant="primary" pending={saving.isPending}>
                Simpan
              </DeskButton>
              <DeskButton
                variant="quiet"
                onClick={() => {
                  clear();
                  router.push(listHref);
                }}
              >
                Buang isian
              </DeskButton>
              <p className="nu:text-xs nu:text-muted">Ctrl+Enter juga menyimpan</p>
            </div>
            <p className="nu:text-sm nu:text-muted">
              {kind === 'settings'
                ? 'Pengaturan langsung berlaku setelah disimpan.'
                : 'Setelah disimpan, terbitkan situs dari daftar konten.'}
            </p>
          </form>
          <div className="nu:grid nu:min-w-0 nu:gap-5">
            <ContentPreview value={draft.value} />
            {item && (
              <section aria-label="Riwayat">
                <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
                  Riwayat
                </h2>
                <History
                  entries={item.history.map(({ at, by }) => ({
                    at,
                    text: 'Disimpan',
                    actor: by.fullName,
                    reason: null,
                  }))}
                />
              </section>
            )}
          </div>
        </div>
      </ScrollArea>
    </>
  );
}

const kindOf = (text = ''): ContentKind => CONTENT_KINDS.find((kind) => kind === text) ?? 'article';

/** An article, a page, a tab of the help page or a category of settings, with its preview. */
export function ContentScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  const kind = kindOf(params.kind);
  const key = params.key ?? '';
  const isNew = kind === 'article' && key === NEW_KEY;
  const list = useBackToList('/content');
  const { resource, refresh, reload } = useResource(`${kind}/${key}`, async () =>
    isNew ? null : (await call('deskContentItem', { params: { kind, key } })).response,
  );
  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;
  const item = resource.value;
  return (
    <Editor
      key={`${kind}/${key}/${item?.version ?? 0}`}
      kind={kind}
      itemKey={key}
      item={item}
      listHref={list.href}
      onReload={() => void refresh()}
    />
  );
}
