import { run } from '../../process/run.mjs';
import { startVisitors, visitorAddresses } from '../visitors.mjs';
import { callApi, requireEqual, requireStatus, waitUntil } from './calls.mjs';

const ARTICLE = {
  _id: 'dua-proses',
  title: 'Dua proses, satu situs',
  excerpt: 'Artikel yang terlihat dari kedua proses.',
  content: '<h2>Isi</h2><p>Terbit di kedua proses.</p>',
  thumbnail: '/articles/klaim-setelah-banjir.svg',
  category: { name: 'Panduan' },
};
const PAGES = ['/', '/articles', '/faq', '/products/kesehatan'];

/** Test of publishing. */
export const PUBLISHING_TESTS = [
  [
    'published content is served by both processes, and no page fails meanwhile',
    async ({ origin, origins, site, connection }) => {
      const [first] = origins;
      const reply = await callApi(first, 'PUT', '/desk/articles', { token: connection.desk, body: ARTICLE });
      requireStatus(reply, 200, 'an article');
      const stopVisitors = startVisitors(origin, {
        paths: PAGES,
        addresses: visitorAddresses(4),
        pauseMs: 200,
      });
      const { code, output } = await run('node', ['tools/site-build/publish.mjs'], {
        env: { SITE_DIR: site, CONTENT_API: `${first}/api/v1` },
      });
      requireEqual(code, 0, output);
      const isServed = async (target) => (await fetch(`${target}/articles/${ARTICLE._id}`)).status === 200;
      await waitUntil('both processes serve the article', async () =>
        (await Promise.all(origins.map(isServed))).every(Boolean),
      );
      const { requests, failures } = await stopVisitors();
      requireEqual(failures, [], 'failures');
      return `${requests} pages loaded`;
    },
  ],
];
