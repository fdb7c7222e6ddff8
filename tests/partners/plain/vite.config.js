/** Builds one script and one stylesheet, which a page without a bundler can include. */
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
