import * as contract from '@naungan/api/desk-content';
import * as editorContract from '@naungan/api/desk-content-editor';
import * as publishContract from '@naungan/api/desk-publish';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../core/audit-log.ts';
import type { Deps, Session } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { listArticles } from './articles-repository.ts';
import { contentIdOf, listContent, previewHtml, readContentItem, saveContent } from './editor.ts';
import { createPublisher, readSite } from './publish.ts';
import { articleForDesk } from './save.ts';

type Saved = Awaited<ReturnType<typeof saveContent>>;

/** Saves content from the command line, which sends no version. */
async function saveKind<Kind extends Saved['kind']>(
  deps: Deps,
  session: Session,
  toSave: Extract<editorContract.ContentToSave, { kind: Kind }>,
) {
  const { content } = await saveContent(deps, session, toSave);
  return content as Extract<Saved, { kind: Kind }>['content'];
}

/**
 * Mounts the calls of the content editor. Pages are prerendered: a change is visible after the next publish.
 */
export function mountContentDesk(app: FastifyInstance): void {
  const publisher = createPublisher();
  app.addHook('onClose', () => publisher.stop());

  route(app, publishContract.deskSite, async ({ deps }) => ({ response: await readSite(deps) }));

  route(app, publishContract.deskPublishSite, async ({ desk, deps }) => ({
    response: await publisher.start(deps, desk.userId),
  }));

  route(app, contract.deskArticles, async ({ query, deps }) => ({
    response: await listArticles(deps.db, query),
  }));

  route(app, contract.deskOneArticle, async ({ params, deps }) => ({
    response: await articleForDesk(deps.db, params.id),
  }));

  route(app, contract.deskSaveArticle, async ({ body, desk, deps }) => ({
    response: await saveKind(deps, desk, { kind: 'article', content: body }),
  }));

  route(app, contract.deskSavePage, async ({ body, desk, deps }) => ({
    response: await saveKind(deps, desk, { kind: 'page', content: body }),
  }));

  route(app, contract.deskSaveGuides, async ({ body, desk, deps }) => ({
    response: await saveKind(deps, desk, { kind: 'guides', content: body }),
  }));

  route(app, editorContract.deskContent, async ({ query, deps }) => ({
    response: await listContent(deps, query.kind),
  }));

  route(app, editorContract.deskContentItem, async ({ params, deps }) => ({
    response: await readContentItem(deps, params),
  }));

  route(app, editorContract.deskPreviewContent, ({ body }) => ({ response: body.texts.map(previewHtml) }));

  route(app, editorContract.deskSaveContent, async ({ body, desk, deps, request }) => {
    const id = contentIdOf(body.saved);
    noteAudit(request, { subjectType: id.kind, subjectId: id.key });
    await saveContent(deps, desk, body.saved, body.version);
    return { response: await readContentItem(deps, id) };
  });
}
