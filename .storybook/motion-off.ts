/**
 * Styles that disable motion in tests. A busy machine renders few frames, and an element that fades in is invisible in
 * the first frames. The published catalogue has motion.
 */
const MOTION_OFF_STYLES = `
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  [data-starting-style], [data-ending-style] { opacity: 1 !important; transform: none !important; translate: none !important }
`;

/** Disables transitions and animations. Base UI then removes an element at once, not after the end of an animation. */
export function turnMotionOff(): void {
  const style = document.createElement('style');
  style.textContent = MOTION_OFF_STYLES;
  document.head.append(style);
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
}
