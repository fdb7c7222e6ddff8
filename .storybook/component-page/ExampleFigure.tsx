import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import type { Guide } from '../guide.ts';
import { Words } from './Words.tsx';

const LABELS = { do: 'Do', dont: 'Don’t' };

/** Shows a story of the page's component, with other props if the example has some. */
function LiveExample({ example: { story: name, args } }: { example: Guide['doExample'] }) {
  const context = useContext(DocsContext);
  const { csfFile } = useOf('meta', ['meta']);
  const moduleExport = csfFile.moduleExports[name];
  if (!moduleExport) throw new Error(`The guide of ${csfFile.meta.title} names no story of it: "${name}".`);
  if (!args) return <Story of={moduleExport} />;
  const story = context.componentStories().find((prepared) => prepared.moduleExport === moduleExport);
  const Component = story?.component as ComponentType<Record<string, unknown>> | undefined;
  if (!Component) throw new Error(`The stories of ${csfFile.meta.title} have no component.`);
  return (
    <div className="nu:@container naungan-example">
      <Component {...story?.initialArgs} {...args} />
    </div>
  );
}

/** A live example of correct or wrong use, with the reason. */
export function ExampleFigure({ kind, example }: { kind: 'do' | 'dont'; example: Guide['doExample'] }) {
  return (
    <figure className={`naungan-example-${kind}`}>
      <LiveExample example={example} />
      <figcaption>
        <strong>{LABELS[kind]}.</strong> <Words text={example.because} />
      </figcaption>
    </figure>
  );
}
