/** One script and one sheet that a page names itself: what such a page has instead of a bundler. */
export default {
  build: {
    rolldownOptions: {
      input: 'storefront.tsx',
      output: {
        entryFileNames: 'storefront/storefront.js',
        assetFileNames: 'storefront/storefront[extname]',
        chunkFileNames: 'storefront/[name]-[hash].js',
      },
    },
  },
};
