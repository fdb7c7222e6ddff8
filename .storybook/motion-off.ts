/**
 * Turns motion off in tests: a busy machine draws few frames, and in the first frames of a fade nothing is
 * visible yet. The catalogue that people open keeps its motion.
 */
const MOTION_OFF_STYLES = `
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  [data-starting-style], [data-ending-style] { opacity: 1 !important; transform: none !important; translate: none !important }
`;

/** Ends all transitions and animations, also those whose end Base UI waits for. */
export function turnMotionOff(): void {
  const style = document.createElement('style');
  style.textContent = MOTION_OFF_STYLES;
  document.head.append(style);
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
}
