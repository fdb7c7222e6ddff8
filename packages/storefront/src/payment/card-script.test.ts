import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCardScript } from './card-script.ts';

const gateway = { scriptUrl: 'https://kartu.test/kartu.js', clientKey: 'key-1', environment: 'sandbox' };
const library = { getCardToken: () => undefined, authenticate: () => undefined };

type Script = {
  id: string;
  src: string;
  dataset: Record<string, string>;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
};

/** Returns a fake page. The test calls `onload` or `onerror` of its scripts. */
function fakePage() {
  const scripts: Script[] = [];
  const window: { MidtransNew3ds?: typeof library } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () => {
      const script: Script = {
        id: '',
        src: '',
        dataset: {},
        onload: () => undefined,
        onerror: () => undefined,
        remove: () => void scripts.splice(scripts.indexOf(script), 1),
      };
      return script;
    },
    head: { append: (script: Script) => void scripts.push(script) },
    querySelectorAll: () => scripts.filter(({ src }) => src.includes('card_number=')),
  });
  return { scripts, window };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the gateway's script", () => {
  it("loads the gateway's script once, with its settings", async () => {
    const { scripts, window } = fakePage();
    const script = createCardScript();
    const libraries = Promise.all([script.load(gateway), script.load(gateway)]);
    expect(scripts).toMatchObject([
      {
        id: 'midtrans-script',
        src: 'https://kartu.test/kartu.js',
        dataset: { environment: 'sandbox', clientKey: 'key-1' },
      },
    ]);
    window.MidtransNew3ds = library;
    scripts[0]?.onload();
    expect(await libraries).toEqual([library, library]);
    await script.load(gateway);
    expect(scripts).toHaveLength(1);
  });

  it.each([
    ['a failed download', ({ onerror }: Script) => onerror(), 'did not load'],
    ['a script without the library', ({ onload }: Script) => onload(), 'did not define MidtransNew3ds'],
    ['a timeout', () => vi.advanceTimersByTime(20_000), 'did not load in time'],
  ] as const)("loads the gateway's script again after %s", async (_, causeFailure, message) => {
    const { scripts, window } = fakePage();
    const script = createCardScript();
    const firstFailure = expect(script.load(gateway)).rejects.toThrow(message);
    causeFailure(scripts[0] as Script);
    await firstFailure;
    expect(scripts).toEqual([]);
    const secondLoad = script.load(gateway);
    window.MidtransNew3ds = library;
    scripts[0]?.onload();
    expect(await secondLoad).toBe(library);
  });

  it("forget removes card data that the gateway's script left in the page", () => {
    const { scripts } = fakePage();
    const clearTimings = vi.spyOn(performance, 'clearResourceTimings');
    document.head.append({ src: 'https://kartu.test/v2/token?card_number=4811' } as HTMLScriptElement);
    Object.assign(scripts[0] as Script, { remove: () => void scripts.splice(0, 1) });
    createCardScript().forget();
    expect(scripts).toEqual([]);
    expect(clearTimings).toHaveBeenCalledOnce();
  });
});
