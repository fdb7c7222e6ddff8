import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import type { PublicComponent } from './public-components.ts';

const ID = 'host-id';
const NOTE = 'host-note';

/** Renders an element outside the story, passes the container to `inspect`, and removes it. */
async function withRendered<Result>(
  element: React.ReactElement,
  parent: HTMLElement,
  inspect: (container: HTMLElement) => Promise<Result>,
): Promise<Result> {
  const container = document.createElement('div');
  parent.append(container);
  const root = createRoot(container);
  try {
    root.render(element);
    return await inspect(container);
  } finally {
    root.unmount();
    container.remove();
  }
}

const tokensOf = (element: Element, attribute: string) => element.getAttribute(attribute)?.split(' ') ?? [];

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Returns the outermost element of a component: inside its container, or of a dialog at the end of the page. */
const rootIn = (container: HTMLElement) => container.firstElementChild ?? document.querySelector(DIALOG);

/** Returns the element of a part of another component, which `data-part` marks. */
const partIn = () => document.querySelector('[data-part]');

/**
 * Returns the host's attributes that a component loses. Each attribute belongs on the root element or on the control
 * inside it, which has the `id`. The component's classes stay.
 */
export async function hostProblems(
  { Component, args }: PublicComponent,
  props: object,
  parent: HTMLElement,
  Parent?: ComponentType<{ children: ReactNode }>,
): Promise<string[]> {
  const Around = Parent ?? Fragment;
  const find = Parent ? partIn : rootIn;
  const marker = Parent ? { 'data-part': '' } : {};
  const plainComponent = (
    <Around>
      <Component {...args} {...props} {...marker} />
    </Around>
  );
  const plainClasses = await withRendered(plainComponent, parent, (container) =>
    waitFor(() => {
      const root = find(container);
      if (!root) throw new Error('The component renders nothing');
      return [...root.classList];
    }),
  );
  let refElement: Element | null = null;
  const hostProps = {
    ...marker,
    id: ID,
    className: [args.className, 'host-class'].filter(Boolean).join(' '),
    style: { '--host': '1' },
    'data-host': '',
    'aria-describedby': NOTE,
    'aria-invalid': true,
    ref: (element: Element | null) => {
      if (element) refElement = element;
    },
  };
  const component = (
    <Around>
      <Component {...args} {...props} {...hostProps} />
    </Around>
  );
  return withRendered(component, parent, async (container) => {
    const root = await waitFor(() => {
      const element = find(container);
      if (!element) throw new Error('The component renders nothing');
      return element;
    });
    const elements = [root, document.getElementById(ID) ?? root];
    const hasOn = (test: (element: Element) => boolean) => elements.some(test);
    const checks: [attribute: string, isKept: boolean][] = [
      ['className', hasOn(({ classList }) => classList.contains('host-class'))],
      // The classes are on the element inside an element for the host's attributes (`HostElement`).
      [
        'classes of the component',
        [root, root.firstElementChild].some((element) =>
          plainClasses.every((name) => element?.classList.contains(name)),
        ),
      ],
      ['style', hasOn((element) => (element as HTMLElement).style.getPropertyValue('--host') === '1')],
      ['id', document.getElementById(ID) !== null],
      ['ref', hasOn((element) => element === refElement)],
      ['data-*', hasOn((element) => element.hasAttribute('data-host'))],
      ['aria-describedby', hasOn((element) => tokensOf(element, 'aria-describedby').includes(NOTE))],
      ['aria-invalid', hasOn((element) => element.getAttribute('aria-invalid') === 'true')],
    ];
    return checks.flatMap(([attribute, isKept]) => (isKept ? [] : [attribute]));
  });
}

/** Returns whether a component, rendered with `props`, has an element with the data attribute. */
export function hasAttribute(
  { Component, args }: PublicComponent,
  props: object,
  parent: HTMLElement,
  attribute: string,
  value: string,
): Promise<boolean> {
  return withRendered(<Component {...args} {...props} />, parent, (container) =>
    waitFor(() => {
      const root = rootIn(container)?.parentElement;
      if (!root?.querySelector(`[${attribute}="${value}"]`)) throw new Error(`No ${attribute}="${value}"`);
      return true;
    }).catch(() => false),
  );
}
