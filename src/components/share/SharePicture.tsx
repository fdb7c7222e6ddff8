import { type Colours, type LogoMark, logoMarkSvg } from '@naungan/domain/brand';

/** Size in pixels that every social network shows completely. */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** Position and size of the drawing in pixels; its ratio is 16:9. */
export const DRAWING_BOX = { left: 640, top: 164, width: 512, height: 288, radius: 28 };

export type ShareText = {
  title: string;
  /** Category or kind of insurance, above the title. */
  label?: string | undefined;
};
/** `note` is the text at the bottom. */
type Props = ShareText & { name: string; note: string; mark: LogoMark; colours: Colours };

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const MARGIN = 64;
/** Minimum distance in pixels between the title and the drawing. */
const GAP = 44;

/** Returns the font size in pixels. Longer titles get a smaller font, so that they do not cover the drawing. */
function fontSize(title: string): number {
  if (title.length > 56) return 46;
  if (title.length > 36) return 52;
  return 62;
}

/** Background and text of the picture for shared links. satori renders only flex boxes, text and images. */
export function SharePicture({ title, label, note, name, mark, colours }: Props) {
  const row = { display: 'flex', alignItems: 'center' } as const;
  return (
    <div
      style={{
        ...SHARE_SIZE,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: `52px ${MARGIN}px 48px`,
        borderBottom: `14px solid ${colours.brand}`,
        background: colours.paper,
        color: colours.ink,
        fontFamily: 'Plus Jakarta Sans',
      }}
    >
      <div style={{ ...row, gap: 16, fontSize: 38, fontWeight: 800, letterSpacing: -1.2 }}>
        <img src={dataUrl(logoMarkSvg(mark, colours, { size: 120 }))} width={60} height={60} alt="" />
        {name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: DRAWING_BOX.left - MARGIN - GAP }}>
        {label ? (
          <div style={{ marginBottom: 16, fontSize: 28, fontWeight: 700, color: colours.brand }}>{label}</div>
        ) : null}
        <div style={{ fontSize: fontSize(title), fontWeight: 800, lineHeight: 1.15, letterSpacing: -1.4 }}>
          {title}
        </div>
      </div>
      <div style={{ ...row, fontSize: 26, fontWeight: 500, color: colours.muted }}>{note}</div>
    </div>
  );
}
