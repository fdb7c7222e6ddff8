import * as contract from '@naungan/api/desk-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { listArticles } from './articles-repository.ts';
import { articleForDesk, saveArticle, saveGuides, savePage } from './save.ts';

/**
 * Mounts the calls of the content editor. Pages are prerendered: a change is visible after the next `npm run
 * publish:site`.
 */
export function mountContentDesk(app: FastifyInstance): void {
  route(app, contract.deskArticles, async ({ query, deps }) => ({
    response: await listArticles(deps.db, query),
  }));

  route(app, contract.deskOneArticle, async ({ params, deps }) => ({
    response: await articleForDesk(deps.db, params.id),
  }));

  route(app, contract.deskSaveArticle, async ({ body, deps }) => ({
    response: await saveArticle(deps.db, body, deps.clock()),
  }));

  route(app, contract.deskSavePage, async ({ body, deps }) => ({
    response: await savePage(deps.db, body, deps.clock()),
  }));

  route(app, contract.deskSaveGuides, async ({ body, deps }) => ({
    response: await saveGuides(deps.db, body),
  }));
}
