import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { logoMarkSvg } from '../packages/domain/src/brand/mark.ts';
import { site } from '../site.config.ts';
import { deskStyles } from '../tools/site-build/integrations/desk-styles.mjs';
import { SOURCE_CONDITIONS } from '../tools/site-build/source-conditions.mjs';

/** Whether the stories are built for pictures (tools/visual/pictures). */
const isForPictures = process.env.STORYBOOK_PICTURES === 'true';
/** Whether only stories are needed: no pages of text, and no descriptions of props (seconds of work). */
const hasOnlyStories = isForPictures || process.env.VITEST === 'true';

/**
 * Configures Storybook, which reads the packages from source. Vite bundles the listed dependencies before the first
 * story. If Vite found a dependency later, it would reload the page during a test, and React would have no default
 * export.
 */
const config: StorybookConfig = {
  stories: [
    ...(hasOnlyStories ? [] : ['./pages/*.mdx']),
    '../packages/{ui,storefront,desk}/src/**/*.stories.tsx',
  ],
  addons: [
    ...(hasOnlyStories ? [] : ['@storybook/addon-docs']),
    ...(isForPictures ? [] : ['@storybook/addon-a11y', '@storybook/addon-vitest']),
  ],
  // The pages of components are not part of the stories (.storybook/preview.tsx).
  previewAnnotations: (files = []) =>
    hasOnlyStories ? files : [...files, fileURLToPath(new URL('docs-preview.tsx', import.meta.url))],
  framework: { name: '@storybook/react-vite', options: {} },
  // The TypeScript compiler reads the props, because the faster parser resolves neither imported types nor read-only
  // lists.
  typescript: {
    reactDocgen: hasOnlyStories ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      include: ['packages/{ui,storefront,desk}/src/**/*.tsx'],
    },
  },
  // The icon of the browser's tab.
  managerHead: (head) =>
    `${head}<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(logoMarkSvg(site.mark, site.colours, { size: 32 }))}">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [deskStyles(), tailwindcss()],
      resolve: { conditions: SOURCE_CONDITIONS },
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          '@base-ui/react/alert-dialog',
          '@base-ui/react/combobox',
          '@base-ui/react/dialog',
          '@base-ui/react/popover',
          '@hookform/resolvers/zod',
          '@nanostores/react',
          'embla-carousel-autoplay',
          'embla-carousel-react',
          'idb-keyval',
          'lucide-react',
          'nanostores',
          'qrcode.react',
          'react-day-picker',
          'react-day-picker/locale/id',
          'react-hook-form',
          'socket.io-client',
          'tus-js-client',
          'zod',
        ],
      },
    }),
};

export default config;
