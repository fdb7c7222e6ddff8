/**
 * Styles that disable motion in tests, because a busy machine renders few frames, and an element is invisible in the first
 * frames of a fade. The published catalogue has motion.
 */
const MOTION_OFF_STYLES = `
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  [data-starting-style], [data-ending-style] { opacity: 1 !important; transform: none !important; translate: none !important }
`;

/** Disables transitions and animations, including animations whose end Base UI awaits. */
export function turnMotionOff(): void {
  const style = document.createElement('style');
  style.textContent = MOTION_OFF_STYLES;
  document.head.append(style);
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
}
