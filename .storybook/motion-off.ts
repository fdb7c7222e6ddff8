/**
 * Stories are played without motion: a busy machine draws few frames, and in the first ones of a fade nothing is
 * visible yet. In the catalogue, which people look at, everything moves.
 */
const STILL = `
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  [data-starting-style], [data-ending-style] { opacity: 1 !important; transform: none !important; translate: none !important }
`;

/** Ends all transitions and animations, those that Base UI waits for too. */
export function turnMotionOff(): void {
  const style = document.createElement('style');
  style.textContent = STILL;
  document.head.append(style);
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
}
