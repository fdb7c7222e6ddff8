/** A project with React 18, which the package does not support. */
export default { resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } } };
