/** `webpack-dev-server` serves the same scripts as a build with `mode: 'development'`. */
export default {
  entry: { main: './src/main.js', copied: './src/copied.js' },
  output: { filename: '[name].js', publicPath: '/' },
  // The files of the tag are minified already, and minifying them again takes minutes.
  optimization: { minimize: false },
};
