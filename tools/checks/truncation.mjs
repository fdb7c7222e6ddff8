/** Widths at which the texts of controls are checked, in pixels. */
export const WIDTHS = [360, 768, 1280, 1440];

/**
 * Runs in a page: returns a line for each visible control whose text is not completely visible, because the control or an
 * element around it cuts it. Does not report a text in a scrollable area, because a visitor can scroll to it, nor a
 * text completely outside of the element that cuts, because such a text is hidden on purpose.
 */
export function truncatedControls() {
  const controls =
    'a, button, input, label, legend, select, summary, [role="button"], [role="combobox"], [role="option"], [role="tab"]';
  const textInputs = ['text', 'search', 'tel', 'email', 'url', 'number'];
  const tolerance = 1.5;
  const context = document.createElement('canvas').getContext('2d');

  /** Returns the width of a text in the font of an element. */
  const widthOf = (text, { font, letterSpacing }) => {
    context.font = font;
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    return context.measureText(text).width;
  };
  const pixels = (value) => Number.parseFloat(value) || 0;
  /** Returns the width inside the padding of an element. */
  const innerWidthOf = (element, { paddingLeft, paddingRight }) =>
    element.clientWidth - pixels(paddingLeft) - pixels(paddingRight);

  /** Returns the text of a select, or the placeholder of an input, when it is wider than the space for it. */
  const cutFieldText = (element) => {
    const style = getComputedStyle(element);
    const isSelect = element.matches('select');
    // A select whose text wraps grows with the text.
    if (isSelect && style.whiteSpace === 'normal') return null;
    // A value in an input scrolls with the caret.
    if (!isSelect && element.value) return null;
    const placeholder = textInputs.includes(element.type) ? element.placeholder : '';
    const text = isSelect ? (element.selectedOptions[0]?.text ?? '') : placeholder;
    return widthOf(text, style) > innerWidthOf(element, style) + tolerance ? text : null;
  };

  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  /** Returns whether an element around the text cuts a part of the rectangle. */
  const isCut = (rect, node) => {
    for (
      let element = node.parentElement;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isForScreenReaders = clipPath === 'inset(50%)' || (box.width <= 1 && box.height <= 1);
      const isOutside =
        rect.right <= box.left || rect.left >= box.right || rect.bottom <= box.top || rect.top >= box.bottom;
      const isCutting = cuts(overflowX) || cuts(overflowY);
      if (isForScreenReaders || (isCutting && isOutside)) return false;
      if (cuts(overflowX) && (rect.left < box.left - tolerance || rect.right > box.right + tolerance))
        return true;
      // Line boxes are higher than letters, so up to 30 % of the height may be outside.
      const overlap = Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top);
      if (cuts(overflowY) && overlap < rect.height * 0.7) return true;
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return false;
    }
    return false;
  };

  /** Returns the first text of a control that is cut by an element around it or by a limit of lines; `null` without such a text. */
  const cutText = (control) => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest('svg, option')) continue;
      const clampedElement = node.parentElement.closest('[class*="line-clamp"]');
      if (clampedElement && clampedElement.scrollHeight > clampedElement.clientHeight + 2) return node.data;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 1 && isCut(rect, node)) return node.data;
    }
    return null;
  };

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]');
  const lines = [...document.querySelectorAll(controls)].filter(isShown).flatMap((control) => {
    const text = control.matches('select, input') ? cutFieldText(control) : cutText(control);
    return text === null ? [] : [`${control.localName} “${text.trim().replace(/\s+/g, ' ')}”`];
  });
  return [...new Set(lines)];
}

/** A page with four truncated controls, and controls that are not truncated. */
const FAULTS_PAGE = `<!doctype html><style>.cut{display:block;width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.scroll{width:80px;overflow-x:auto;white-space:nowrap}</style>
<select style="width:90px"><option>Pilih tahun kendaraan</option></select>
<input style="width:90px" placeholder="Cari nama bengkel rekanan">
<button><span class="cut">Lihat rincian premi tahunan</span></button>
<label class="cut">Kode pos alamat pertanggungan</label>
<select style="width:300px"><option>Pilih merek</option></select>
<select style="width:90px;white-space:normal"><option>Pilih tahun pembuatan</option></select><input type="password" style="width:20px" value="1234567890">
<button>Cari Produk<span class="hidden"> di halaman pencarian produk</span></button>
<div class="scroll"><button>Kebakaran</button><button>Gempa Bumi</button></div>`;
const EXPECTED_FAULTS = [
  'select “Pilih tahun kendaraan”',
  'input “Cari nama bengkel rekanan”',
  'button “Lihat rincian premi tahunan”',
  'label “Kode pos alamat pertanggungan”',
];

/** Throws an error unless the check finds the planted faults, and only those. */
export async function expectPlantedFaults(browser) {
  const page = await browser.newPage();
  await page.setContent(FAULTS_PAGE);
  const foundFaults = await page.evaluate(truncatedControls);
  await page.close();
  if (foundFaults.join() !== EXPECTED_FAULTS.join())
    throw new Error(
      `The check of truncated texts found ${JSON.stringify(foundFaults)} in the page with planted faults.`,
    );
}

/** Returns the truncated controls of the open page at every width, each with its widths. */
export async function truncatedAtWidths(page) {
  const widthsOf = new Map();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const line of await page.evaluate(truncatedControls))
      widthsOf.set(line, [...(widthsOf.get(line) ?? []), width]);
  }
  return [...widthsOf].map(([line, widths]) => `${line} at ${widths.join(', ')} px`);
}
