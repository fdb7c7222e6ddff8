/** How a document is shown: `zoom` in percent, `turns` in quarter turns clockwise. */
export type ViewState = { zoom: number; turns: 0 | 1 | 2 | 3 };

export const INITIAL_VIEW: ViewState = { zoom: 100, turns: 0 };

const ZOOMS = [50, 75, 100, 150, 200, 300, 400] as const;

/** Returns the next larger (`step` 1) or smaller (-1) zoom; the ends stay. */
export function zoomed(view: ViewState, step: 1 | -1): ViewState {
  const index = ZOOMS.findIndex((zoom) => zoom >= view.zoom);
  const next = ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, index + step))] ?? 100;
  return { ...view, zoom: next };
}

export const turned = (view: ViewState): ViewState => ({
  ...view,
  turns: ((view.turns + 1) % 4) as ViewState['turns'],
});
