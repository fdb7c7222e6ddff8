import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Toaster } from '../../../ui/src/primitives/toast/index.ts';
import { StorefrontProvider } from '../react/StorefrontProvider.tsx';
import { createStorefront } from '../storefront.ts';
import { Login } from './Login.tsx';

const API = 'https://broker.example';

const SETTINGS = [
  { slug: 'authUrl', value: 'https://accounts.example/auth' },
  { slug: 'clientId', value: 'client-1' },
];

const respond = (status: number, response: unknown) =>
  new Response(JSON.stringify({ message: status === 200 ? 'OK' : 'NOT_FOUND', response }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const exchanges = fn();

/** Returns the API of the broker, which knows no account for the Google account. */
const apiWith =
  (settings: typeof SETTINGS): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/configs')) return respond(200, settings);
    if (pathname.endsWith('/user/google-code')) {
      exchanges(JSON.parse(String(init?.body)));
      return respond(200, { token: 'id-token', nonce: 'nonce-of-a-test-0001' });
    }
    return respond(404, 'Akun Google Anda belum terdaftar, silakan daftar terlebih dahulu');
  };

/** A window of the broker's origin. */
const popup = { closed: false, close: fn(), location: { replace: fn<(url: string) => void>() } };

/** Sends a message as the popup does after Google's response. */
function sendMessage(data: object, origin = API) {
  const { searchParams } = new URL(popup.location.replace.mock.lastCall?.[0] ?? API);
  const message = { type: 'naungan-google', state: searchParams.get('state'), ...data };
  window.dispatchEvent(Object.assign(new Event('message'), { source: popup, origin, data: message }));
}

function PartnerLogin({ settings }: { settings: typeof SETTINGS }) {
  const [storefront] = useState(() =>
    createStorefront({ origin: API, fetch: apiWith(settings), navigation: { navigate: fn() } }),
  );
  return (
    <div className="naungan">
      <StorefrontProvider storefront={storefront}>
        <Login />
        <Toaster />
      </StorefrontProvider>
    </div>
  );
}

/** The login on a partner's page, where Google's sign-in opens in a popup of the broker's origin. */
const meta = {
  title: 'Storefront/Login with Google on a partner’s page',
  component: PartnerLogin,
  tags: ['!autodocs'],
  args: { settings: SETTINGS },
  beforeEach: () => {
    Object.assign(popup, { closed: false });
    exchanges.mockClear();
    popup.location.replace.mockClear();
    spyOn(window, 'open').mockReturnValue(popup as never);
  },
} satisfies Meta<typeof PartnerLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks the button, and waits until the popup displays the broker's page. */
async function openPopup() {
  const button = await screen.findByRole('button', { name: 'Masuk dengan Google' });
  button.click();
  return button;
}

const waitForPopup = () => waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());

/** The page gets the code only by a message of the popup, from the broker's origin. */
export const UnknownAccount: Story = {
  play: async () => {
    await openPopup();
    await waitForPopup();
    const url = new URL(popup.location.replace.mock.lastCall?.[0] ?? '');
    await expect(url.origin + url.pathname).toBe(`${API}/api/v1/user/google-popup`);
    await expect(url.searchParams.get('origin')).toBe(location.origin);
    sendMessage({ code: 'of-another-origin' }, 'https://attacker.example');
    sendMessage({ code: 'of-another-attempt', state: 'another' });
    sendMessage({ code: 'code-1' });
    await expect(await screen.findByText(/belum terdaftar|belum punya akun/i)).toBeVisible();
    await expect(exchanges.mock.calls).toEqual([
      [{ code: 'code-1', verifier: expect.stringMatching(/^[\w-]{43}$/) }],
    ]);
    await expect(popup.close).toHaveBeenCalled();
  },
};

/** Passkeys belong to the broker's domain. Without another way to sign in, the form has no separator. */
export const NoPasskeys: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Masuk dengan Google' })).toBeVisible();
    await expect(screen.getByText('atau')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Masuk dengan passkey' })).toBeNull();
  },
};

export const WithoutGoogle: Story = {
  args: { settings: [] },
  play: async () => {
    await waitFor(() => expect(screen.queryByText('atau')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Masuk' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Masuk dengan/ })).toBeNull();
  },
};

/** Returns a story in which the popup ends without a code. */
const failure = (end: () => void | Promise<void>, text: string): Story => ({
  play: async () => {
    const button = await openPopup();
    await end();
    await expect(await screen.findByText(text, {}, { timeout: 3_000 })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(exchanges).not.toHaveBeenCalled();
  },
});

export const Blocked: Story = {
  ...failure(
    () => {},
    'Jendela Google diblokir browser Anda. Izinkan pop-up untuk situs ini, lalu coba lagi',
  ),
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue(null);
  },
};

export const Closed = failure(async () => {
  await waitForPopup();
  Object.assign(popup, { closed: true });
}, 'Jendela Google ditutup sebelum selesai, silakan coba lagi');

export const Cancelled = failure(async () => {
  await waitForPopup();
  sendMessage({ error: 'cancelled' });
}, 'Anda membatalkan masuk dengan Google');

/** The console shows the developer which origin to add. */
export const OriginNotRegistered: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async (context) => {
    const { play } = failure(async () => {
      await waitForPopup();
      sendMessage({ error: 'origin' });
    }, 'Masuk dengan Google belum diaktifkan untuk situs ini');
    await play?.(context);
    await expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`Add ${location.origin} to PARTNER_ORIGINS`),
    );
  },
};

export const Failed = failure(async () => {
  await waitForPopup();
  sendMessage({ error: 'failed' });
}, 'Masuk dengan Google tidak berhasil, silakan coba lagi');
