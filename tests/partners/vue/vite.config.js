import vue from '@vitejs/plugin-vue';

const isCustomElement = (name) => name.startsWith('naungan-');

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { rolldownOptions: { input: ['index.html', 'copied.html'] } },
};
