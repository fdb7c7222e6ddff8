import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { logoMarkSvg } from '../packages/domain/src/brand/mark.ts';
import { site } from '../site.config.ts';

const { brand, ink, line, muted, paper, surface } = site.colours;
const mark = logoMarkSvg(site.mark, site.colours, { size: 28 });

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `<span style="display:flex;align-items:center;gap:8px">${mark}${site.name} UI</span>`,
    brandUrl: '?path=/docs/introduction--docs',
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: paper,
    appContentBg: surface,
    appBorderColor: line,
    textColor: ink,
    textMutedColor: muted,
  }),
});
