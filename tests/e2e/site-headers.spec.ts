import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

type RecordedRequest = { path: string; purpose: string | undefined; destination: string | undefined };

/** Starts a proxy that records requests, because Playwright does not report a page's prefetch requests. */
async function startRecordingProxy(origin: string) {
  const recordedRequests: RecordedRequest[] = [];
  const server = createServer((request: IncomingMessage, reply) => {
    const { headers, method, url = '/' } = request;
    recordedRequests.push({
      path: url,
      purpose: headers['sec-purpose'] as string | undefined,
      destination: headers['sec-fetch-dest'] as string | undefined,
    });
    request.pipe(
      forward(origin + url, { method, headers }, (response) => {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { recordedRequests, proxyOrigin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a page prefetches a public page whose link is under the pointer, and no personal page, API path, file or link with side effects', async ({
  page,
  baseURL,
}) => {
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  const { recordedRequests, proxyOrigin, close } = await startRecordingProxy(baseURL ?? '');
  const prefetchedPaths = () =>
    recordedRequests.filter(({ purpose }) => purpose?.startsWith('prefetch')).map(({ path }) => path);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${proxyOrigin}/articles`);
  await expect.poll(() => recordedRequests.map(({ path }) => path)).toContain('/speculation-rules.json');
  await page.evaluate(() => {
    const hrefs = [
      '/logout',
      '/account?tab=policy',
      '/api/docs',
      '/orders/kesehatan/1',
      '/favicon.svg',
      '/faq?x=1',
    ];
    const paragraph = document.createElement('p');
    paragraph.id = 'uji';
    for (const href of hrefs)
      paragraph.append(Object.assign(document.createElement('a'), { href, textContent: href }), ' ');
    document.querySelector('main')?.prepend(paragraph);
  });
  for (const link of await page.locator('#uji a').all()) {
    // Pressing the mouse button on a link prefetches its page; releasing the button elsewhere does not follow the link.
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(prefetchedPaths).toContain('/faq?x=1');
  const articleLink = page.locator('main a[href^="/articles/"]').first();
  const href = await articleLink.getAttribute('href');
  await articleLink.hover();
  await expect.poll(prefetchedPaths).toContain(href);
  expect(prefetchedPaths().toSorted()).toEqual(['/faq?x=1', href].toSorted());
  expect(recordedRequests.filter(({ destination }) => destination === 'script')).toEqual([]);
  await articleLink.click();
  await expect(page).toHaveURL(new RegExp(`${href}/?$`));
  expect(recordedRequests.filter(({ path }) => path === href)).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
  close();
});
