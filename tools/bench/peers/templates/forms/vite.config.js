/** One page per form library; each page loads only its own library. */
export default {
  // Form.io reads this name of Node.
  define: { global: 'globalThis' },
  build: { rollupOptions: { input: { survey: 'survey.html', formio: 'formio.html' } } },
};
