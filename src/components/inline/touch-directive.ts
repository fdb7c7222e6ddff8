type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Directive = (
  load: () => Promise<() => Promise<void>>,
  options: { value?: unknown },
  island: HTMLElement,
) => void;

/** Events that show that the visitor is about to use the form. */
const FIRST_TOUCH_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'];

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

/** Returns whether the visitor has changed the value that the server rendered. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  // Of two radios that have changed, only the chosen one counts.
  if (isCheckable(field))
    return field.checked !== field.defaultChecked && (field.type !== 'radio' || field.checked);
  return field.value !== field.defaultValue;
}

/**
 * Returns a function that enters the visitor's value of a field again, after hydration has reset the field to the value
 * that the server rendered.
 */
function valueRestorerOf(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isCheckable(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    field.value = value;
    // A date field has no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * `client:touch` loads the scripts of a rendered form or list when the visitor first points at it, touches it, focuses
 * it or enters something. After hydration it repeats changes and presses that were made before. It loads the scripts
 * immediately in two cases:
 * - An inline script has marked the page (`data-waits` or `data-starts`), because the HTML lacks something that this visitor
 *   must see.
 * - The URL has a query or a fragment, which contains an earlier input that the prerendered HTML lacks. This case does not
 *   apply with `client:touch="rendered"`: the server has rendered the HTML for the URL, or the inline script examines the URL.
 */
const touch: Directive = (load, options, island) => {
  const pageMarks = document.documentElement.dataset;
  /** Repeats the press of each form and button. Several presses of one element count once. */
  const presses = new Map<Element, () => void>();
  let isComposing = false;

  /**
   * Queues a press for the hydrated form. Does not queue a form that the browser validates: the browser sends it
   * immediately.
   */
  function queuePress(event: Event) {
    const { target } = event;
    if (target instanceof HTMLFormElement) {
      if (!target.noValidate) return;
      event.preventDefault();
      island.ariaBusy = 'true';
      presses.set(target, () => target.requestSubmit());
    } else if (event.type === 'click' && target instanceof Element) {
      const button = target.closest<HTMLButtonElement>('button[type=button]');
      if (button) presses.set(button, () => button.click());
    }
  }
  const noteComposition = ({ type }: Event) => {
    isComposing = type === 'compositionstart';
  };

  async function hydrate() {
    for (const name of FIRST_TOUCH_EVENTS) island.removeEventListener(name, hydrate);
    const start = await load();
    // While the keyboard of a phone composes a word, a new value would end the input of the word.
    if (isComposing)
      await new Promise((resolve) => island.addEventListener('compositionend', resolve, { once: true }));
    const changedFields = [...island.querySelectorAll<Field>('input, select, textarea')].filter(isChanged);
    const changes = changedFields.map((field) => ({ field, restoreValue: valueRestorerOf(field) }));
    await start();
    island.ariaBusy = null;
    if (island.hasAttribute('ssr')) return showWithoutScripts();
    for (const name of ['click', 'submit']) island.removeEventListener(name, queuePress);
    for (const { field, restoreValue } of changes) if (field.isConnected) restoreValue();
    // Preact renders the restored values in a microtask, and a press needs them.
    await new Promise((resolve) => setTimeout(resolve));
    for (const press of presses.values()) press();
  }

  /**
   * Called if the scripts did not load. Shows the rendered content, and lets the browser send a form that was
   * submitted. The next touch tries again.
   */
  function showWithoutScripts() {
    delete pageMarks.waits;
    listen();
    const form = island.querySelector('form');
    if (presses.size > 0 && form?.method === 'get') form.submit();
    presses.clear();
  }

  function listen() {
    for (const name of FIRST_TOUCH_EVENTS) island.addEventListener(name, hydrate, { passive: true });
  }

  for (const name of ['click', 'submit']) island.addEventListener(name, queuePress);
  for (const name of ['compositionstart', 'compositionend']) island.addEventListener(name, noteComposition);
  const lacksInput = options.value !== 'rendered' && (location.search !== '' || location.hash !== '');
  if (lacksInput) {
    island.dataset.waits = '';
    void hydrate().finally(() => delete island.dataset.waits);
  } else if (pageMarks.waits !== undefined || pageMarks.starts !== undefined) void hydrate();
  else listen();
};

export default touch;
