import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

type RecordedRequest = { path: string; purpose: string | undefined; destination: string | undefined };

/** A proxy that records requests, because a page does not see its own prefetches. */
async function listenBetween(origin: string) {
  const recorded: RecordedRequest[] = [];
  const server = createServer((request: IncomingMessage, reply) => {
    const { headers, method, url = '/' } = request;
    recorded.push({
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
  return { asked: recorded, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a link under the pointer is prefetched before the click, except links with side effects', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const { asked: recorded, address, close } = await listenBetween(baseURL ?? '');
  const prefetched = () =>
    recorded.filter(({ purpose }) => purpose?.startsWith('prefetch')).map(({ path }) => path);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}/articles`);
  await expect.poll(() => recorded.map(({ path }) => path)).toContain('/speculation-rules.json');
  await page.evaluate(() => {
    const hrefs = [
      '/logout',
      '/account?tab=policy',
      '/api/docs',
      '/orders/kesehatan/1',
      '/favicon.svg',
      '/faq?x=1',
    ];
    const list = document.createElement('p');
    list.id = 'uji';
    for (const href of hrefs)
      list.append(Object.assign(document.createElement('a'), { href, textContent: href }), ' ');
    document.querySelector('main')?.prepend(list);
  });
  for (const link of await page.locator('#uji a').all()) {
    // Pressing prefetches a page at once; releasing the button elsewhere follows no link.
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(prefetched).toContain('/faq?x=1');
  const article = page.locator('main a[href^="/articles/"]').first();
  const href = await article.getAttribute('href');
  await article.hover();
  await expect.poll(prefetched).toContain(href);
  expect(prefetched().toSorted()).toEqual(['/faq?x=1', href].toSorted());
  expect(recorded.filter(({ destination }) => destination === 'script')).toEqual([]);
  await article.click();
  await expect(page).toHaveURL(new RegExp(`${href}/?$`));
  expect(recorded.filter(({ path }) => path === href)).toHaveLength(1);
  expect(complaints).toEqual([]);
  close();
});
