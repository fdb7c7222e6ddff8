import { type Colours, cssVariableName } from '@naungan/domain/brand';

/**
 * Colours in the SVG files of this folder, and the brand colour that replaces each. Other colours do not change.
 */
export const REPLACED_COLOURS: Record<string, keyof Colours> = {
  '#0a6a66': 'brand',
  '#07504d': 'brandDark',
  '#e4f1ef': 'brandTint',
  '#bcdcd6': 'brandSoft',
  '#f3ab2c': 'sun',
  '#fdf3de': 'sunTint',
  '#12232b': 'ink',
  '#4f626b': 'muted',
  '#faf9f5': 'paper',
  '#ffffff': 'surface',
  '#e2e0d8': 'line',
  '#cfccc1': 'field',
};

const repaint = (svg: string, paint: (colour: keyof Colours) => string) =>
  svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => {
    const colour = REPLACED_COLOURS[hex.toLowerCase()];
    return colour ? paint(colour) : hex;
  });

/** Returns the SVG of a drawing with the colours of a brand. */
export const paintDrawing = (svg: string, colours: Colours): string =>
  repaint(svg, (colour) => colours[colour]);

/** Returns the content of a drawing with the colours of the page's stylesheet. */
export function inlineDrawing(svg: string): { viewBox: string; content: string } {
  const [, attributes = '', content = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg.trim()) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '';
  return { viewBox, content: repaint(content, (colour) => `var(${cssVariableName(colour)})`).trim() };
}

const sources = import.meta.glob<string>('./**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the SVG sources of one folder, by name. */
export function drawingsIn(folder: string): Map<string, string> {
  const drawings = Object.entries(sources).flatMap(([file, svg]) => {
    const name = new RegExp(`^\\./${folder}/([^/]+)\\.svg$`).exec(file)?.[1];
    return name ? [[name, svg] as const] : [];
  });
  return new Map(drawings);
}
