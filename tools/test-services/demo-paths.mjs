import { BIRTH_DATE, measuredProducts } from './measured-products.mjs';
import { BARE_PAGE, storeSession } from './store-session.mjs';

/** The member of the demo data (server/src/seed). */
const DEMO = { email: 'demo@naungan.test', password: 'Naungan-Demo-1' };
/** A path without a page, which shows the 404 page. */
const UNKNOWN_PATH = '/tidak-ada';
const SITEMAP_URL = /<loc>([^<]+)<\/loc>/g;

const pathsIn = async (origin, file) =>
  Array.from(
    (await (await fetch(origin + file)).text()).matchAll(SITEMAP_URL),
    ([, url]) => new URL(url).pathname,
  );

/** Returns the paths of the sitemap, one of each kind: one article, one page of terms. */
async function contentPaths(origin) {
  const files = await pathsIn(origin, '/sitemap-index.xml');
  const paths = (await Promise.all(files.map((file) => pathsIn(origin, file)))).flat();
  return [...new Map(paths.map((path) => [path.replace(/^\/(articles|p)\/.+/, '/$1/'), path])).values()];
}

/** Signs the demo member in over the API; returns the token. */
async function demoToken(origin) {
  const reply = await fetch(`${origin}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  return (await reply.json()).response.access_token;
}

/** Stores a session of the demo member in the tab. */
export async function signInAsDemo(page, origin) {
  await page.goto(origin + BARE_PAGE);
  await page.evaluate(storeSession, await demoToken(origin));
}

/** Returns one row of each key. */
const oneOfEach = (rows, keyOf) => [...new Map(rows.map((row) => [keyOf(row), row])).values()];

async function memberPaths(origin) {
  const headers = { access_token: await demoToken(origin) };
  const listOf = async (path) =>
    (await (await fetch(`${origin}/api/v1${path}`, { headers })).json()).response;
  const orders = oneOfEach(await listOf('/transaction'), (row) => row.productType + row.statusOrder);
  const invoices = oneOfEach(await listOf('/invoices/list'), (row) => row.productType + row.status);
  const policies = oneOfEach(await listOf('/policies'), (row) => row.productType);
  const claims = oneOfEach(await listOf('/claims/client'), (row) => row.head?.tagValue ?? row.id);
  return [
    ...['purchase', 'policy', 'claim', 'profile'].map((tab) => `/account?tab=${tab}`),
    ...['/profile', '/orders/', '/invoices/', '/polis/', '/claims/progress/'],
    ...orders.map(({ productType, _id }) => `/orders/${productType}/${_id}`),
    // Only a `pending` order has a form for corrections.
    ...orders
      .filter(({ statusOrder }) => statusOrder === 'pending')
      .map(({ productType, _id }) => `/orders/${productType}/${_id}/update`),
    ...invoices.map(({ productType, orderId }) => `/invoice/${orderId}/${productType}`),
    ...policies.map(({ _id }) => `/polis/${_id}`),
    ...policies.map(({ policyNumber, productType }) => `/claims/${policyNumber}?productType=${productType}`),
    ...claims.map(({ id }) => `/claims/progress/${id}`),
  ];
}

/** Returns the paths of a page of every kind, for visitors and for the demo member. */
export async function demoPaths(origin) {
  const { healthPlan, carQuery, carPlan, houseQuery, housePlan } = await measuredProducts(origin);
  const visitor = [
    ...(await contentPaths(origin)),
    ...[UNKNOWN_PATH, '/login', '/register', '/recovery'],
    `/products/kesehatan/plan?dob=${BIRTH_DATE}`,
    `/products/kesehatan/plan/${healthPlan}?dob=${BIRTH_DATE}`,
    `/products/kecelakaandiri/plan?dob=${BIRTH_DATE}`,
    `/products/kendaraan/list?${carQuery}`,
    `/products/kendaraan/list/${carPlan}?${carQuery}`,
    `/products/kebakaran-gempabumi/plan?${houseQuery}`,
    `/products/kebakaran-gempabumi/plan/${housePlan}?${houseQuery}`,
  ];
  const member = [
    `/products/kesehatan/order/${healthPlan}?dob=${BIRTH_DATE}`,
    `/products/kendaraan/${carPlan}/order?${carQuery}`,
    `/products/kebakaran-gempabumi/order/${housePlan}?${houseQuery}`,
    ...(await memberPaths(origin)),
  ];
  return { visitor, member };
}
