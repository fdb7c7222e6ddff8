import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: ['src/main.js', 'src/copied.js'],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
  plugins: [nodeResolve({ browser: true })],
};
