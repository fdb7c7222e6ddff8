import { StorefrontProvider, type StorefrontProviderProps } from './StorefrontProvider.tsx';
import { isReactSupported, UnsupportedReact } from './UnsupportedReact.tsx';

/** Provides the storefront to the flows inside, or shows a message if the host's React is too old. */
export const HostStorefrontProvider = (props: StorefrontProviderProps) =>
  isReactSupported ? <StorefrontProvider {...props} /> : <UnsupportedReact />;
