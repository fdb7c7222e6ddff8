import { FailedState } from '@naungan/ui/primitives/failed-state';
import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LoadingPlaceholder } from './Frame.tsx';

function FailedPage({ onRetry }: { onRetry: () => void }) {
  const texts = useStorefrontMessages();
  return <FailedState title={texts.pageFailed} onRetry={onRetry} />;
}

/** Shows a message with a retry button in place of a page whose code failed to load, or whose rendering failed. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="nu:container-page nu:py-6">
        <FailedPage onRetry={() => this.setState({ hasFailed: false })} />
      </div>
    );
  }
}

/**
 * Returns a component whose code loads when it is first displayed; it shows a placeholder meanwhile. `React.lazy` remembers a failed download; this component
 * loads again when it is mounted again.
 */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch (error) {
        Page = create();
        throw error;
      }
    });
  let Page = create();
  return (props) => (
    <Suspense fallback={<LoadingPlaceholder />}>
      <Page {...(props as object)} />
    </Suspense>
  );
}
