import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../guide.ts';
import { ExampleFigure } from './ExampleFigure.tsx';
import { Words } from './Words.tsx';

const STATUS_TEXTS = {
  stable: 'Stable: exported; changes of its props follow semantic versioning.',
  internal: 'Internal: not exported; a part of the component below.',
};

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

function KeyboardTable({ rows }: { rows: Guide['keyboard'] }) {
  if (rows.length === 0) return <p>The component has no controls.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>keys</th>
          <th>action</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, action }) => (
          <tr key={keys}>
            <td>
              {keys.split(', ').map((key) => (
                <kbd className="naungan-key" key={key}>
                  {key}
                </kbd>
              ))}
            </td>
            <td>
              <Words text={action} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DataAttributes({ rows }: { rows: NonNullable<Guide['dataAttributes']> }) {
  return (
    <>
      <h2>Data attributes</h2>
      <table>
        <thead>
          <tr>
            <th>attribute</th>
            <th>values</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <Words text={values} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>When to use</h2>
      <List items={guide.whenToUse} />
      <h2>When not to use</h2>
      <List items={guide.whenNot} />
      <h2>Do and don’t</h2>
      <div className="naungan-examples">
        <ExampleFigure kind="do" example={guide.doExample} />
        <ExampleFigure kind="dont" example={guide.dontExample} />
      </div>
      <h2>Keyboard</h2>
      <KeyboardTable rows={guide.keyboard} />
      {guide.dataAttributes && <DataAttributes rows={guide.dataAttributes} />}
      <h2>Accessibility</h2>
      <List items={guide.accessibility} />
      <h2>Code</h2>
      <Source code={guide.code} language="tsx" />
    </>
  );
}

/**
 * The page of each component: the guide of its stories, the props, and the stories. Stories without a guide are further
 * stories of a component that has one.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  return (
    <>
      <Title />
      {guide && (
        <p className="naungan-purpose">
          <Words text={guide.purpose} /> <em>{STATUS_TEXTS[guide.status]}</em>
        </p>
      )}
      <Description />
      <Primary />
      {guide && <GuideSections guide={guide} />}
      <h2>Props</h2>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
