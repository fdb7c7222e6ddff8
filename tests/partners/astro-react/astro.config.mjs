import node from '@astrojs/node';
import react from '@astrojs/react';

export default {
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  devToolbar: { enabled: false },
};
