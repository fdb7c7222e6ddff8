import { secondBrand } from './second-brand.ts';

const toolbarItem = (title: string, icon: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
});

/** Toolbar items by the name of the Storybook global that they set. */
export const toolbarItems = {
  brand: toolbarItem('Merek', 'paintbrush', { naungan: 'Naungan', beringin: 'Beringin' }),
  theme: toolbarItem('Tampilan', 'contrast', { light: 'Terang', dark: 'Gelap', auto: 'Ikuti sistem' }),
  width: toolbarItem('Lebar kolom', 'grow', {
    full: 'Penuh',
    '360px': 'Kolom 360',
    '768px': 'Kolom 768',
    '1112px': 'Kolom 1112',
  }),
};

const brandSheet = document.createElement('style');
document.head.append(brandSheet);

const cssRule = (selector: string, values: Record<string, string>) =>
  `${selector} { ${Object.entries(values)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

/** Applies brand and theme like a host page: by a rule for `:root` and by an attribute of the root element. */
export function applyBrandAndTheme({ brand, theme }: Record<string, unknown>): void {
  const resolvedTheme =
    theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : theme;
  document.documentElement.dataset.nuTheme = String(resolvedTheme);
  brandSheet.textContent =
    brand === 'beringin'
      ? `${cssRule(':root', secondBrand.light)} ${cssRule('[data-nu-theme="dark"]', secondBrand.dark)}`
      : '';
}
