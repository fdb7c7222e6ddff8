import { importStart } from './import-start.ts';
import type { MountedTag } from './mount-tag.tsx';
import { ATTRIBUTES, readSettings, type TagSettings } from './tag-settings.ts';

/** The URL of the script, in a constant, because bundlers interpret `new URL(…, import.meta.url)`. */
const SCRIPT_URL = import.meta.url;
/** The origin from which the script was loaded: the default of `api`. Some bundlers set a `file:` URL, which has no origin. */
const SCRIPT_ORIGIN = /^https?:/.test(SCRIPT_URL) ? new URL(SCRIPT_URL).origin : '';

/**
 * Styles of the element before its stylesheet is loaded. The styles reserve the height of one screen, so that content below the
 * element does not shift; a page can set another height with `--nu-tag-height`.
 */
const FRAME = `
  :host { display: block; min-height: var(--nu-tag-height, 100vh); min-height: var(--nu-tag-height, 100dvh) }
  :host([hidden]) { display: none }
  .status { all: initial; direction: ltr; display: block; padding: 3rem 1rem; text-align: center; font: 16px/1.6 system-ui, sans-serif; color: inherit }
  .status button { font: inherit; min-height: 44px; padding: 0 16px; margin-top: 12px; cursor: pointer }
`;
const LOADING_TEXT = 'Memuat produk…';
const NOT_SHOWN_TEXT = 'Produk belum dapat ditampilkan.';
const FAILED_TEXT = `${NOT_SHOWN_TEXT} Periksa koneksi internet Anda.`;
/** Browsers from before 2026 do not request a script file again before a reload. */
const FAILED_AGAIN_TEXT = `${FAILED_TEXT} Jika masih gagal, muat ulang halaman ini.`;

const propertyOf = (attribute: string) =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Adds a property to a class for each attribute: `dateOfBirth` reads and sets `date-of-birth`. */
function reflectAttributes(prototype: HTMLElement) {
  for (const name of ATTRIBUTES)
    Object.defineProperty(prototype, propertyOf(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
}

/**
 * Returns the class of the elements: a shadow root with a storefront, which starts when the element is
 * connected, follows its attributes, and ends when the element is removed.
 */
export function tagElement(version: string): CustomElementConstructor {
  class TagElement extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    static version = version;

    #shadow = this.attachShadow({ mode: 'open' });
    #internals = this.attachInternals();
    #mountPromise: Promise<MountedTag> | null = null;
    #isChangePending = false;
    #selectedSearch: string | null = null;
    /** Whether the attributes are invalid: nothing is loaded until they change. */
    #isInvalid = false;
    /** Whether the last start failed. */
    #hasFailed = false;

    connectedCallback() {
      if (!this.#mountPromise) this.#start();
    }

    disconnectedCallback() {
      // An element that is only moved is connected again in the same task.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#end();
      });
    }

    attributeChangedCallback(_name: string, oldValue: string | null, newValue: string | null) {
      // An element that is neither mounted nor invalid is not connected, or its scripts failed to load.
      if (oldValue === newValue || this.#isChangePending || !(this.#mountPromise || this.#isInvalid)) return;
      // Several attributes that change together are handled once.
      this.#isChangePending = true;
      queueMicrotask(() => {
        this.#isChangePending = false;
        if (this.#mountPromise) void this.#showWhenMounted(this.#mountPromise);
        else if (this.isConnected) this.#start();
      });
    }

    get selectedSearch(): string | null {
      return this.#selectedSearch;
    }

    get pending(): boolean {
      return this.#internals.ariaBusy === 'true';
    }

    /** Reads the attributes; if they are invalid, reports the reason to the developer and displays a text. */
    #read(): TagSettings | null {
      const settings = readSettings(this, SCRIPT_ORIGIN);
      this.#isInvalid = typeof settings === 'string';
      if (typeof settings !== 'string') return settings;
      console.error(settings);
      this.#end();
      this.#showStatus(NOT_SHOWN_TEXT);
      return null;
    }

    #end() {
      // A failed start has nothing to end.
      this.#mountPromise?.then(
        (mountedTag) => mountedTag.end(),
        () => undefined,
      );
      this.#mountPromise = null;
    }

    #start() {
      if (!this.#read()) return;
      this.#showStatus(LOADING_TEXT);
      this.#internals.ariaBusy = 'true';
      const mountPromise = importStart().then(({ mountTag }) =>
        mountTag(this.#shadow, this, (search) => {
          this.#selectedSearch = search;
        }),
      );
      this.#mountPromise = mountPromise;
      mountPromise.then(
        (mountedTag) => {
          if (this.#mountPromise !== mountPromise) return;
          this.#internals.ariaBusy = null;
          this.#hasFailed = false;
          this.#show(mountedTag);
        },
        (error: unknown) => {
          console.error(error);
          // The element was removed, and possibly inserted again, which started it again.
          if (this.#mountPromise !== mountPromise) return;
          this.#mountPromise = null;
          this.#internals.ariaBusy = null;
          this.#showStatus(this.#hasFailed ? FAILED_AGAIN_TEXT : FAILED_TEXT, () => this.#start());
          this.#hasFailed = true;
        },
      );
    }

    async #showWhenMounted(mountPromise: Promise<MountedTag>) {
      // `#start` handles the failure.
      const mountedTag = await mountPromise.catch(() => null);
      if (mountedTag && this.#mountPromise === mountPromise) this.#show(mountedTag);
    }

    #show(mountedTag: MountedTag) {
      const settings = this.#read();
      if (settings) mountedTag.show(settings);
    }

    /** Displays a line of text instead of the content, with a retry button. */
    #showStatus(text: string, retry?: () => void) {
      const frame = new CSSStyleSheet();
      frame.replaceSync(FRAME);
      this.#shadow.adoptedStyleSheets = [frame];
      const status = document.createElement('div');
      status.className = 'status';
      status.role = 'status';
      status.textContent = text;
      if (retry) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Coba lagi';
        button.onclick = retry;
        status.append(document.createElement('br'), button);
      }
      this.#shadow.replaceChildren(status);
    }
  }
  reflectAttributes(TagElement.prototype);
  return TagElement;
}
