import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EXCEPTIONS } from './exceptions.ts';
import { hasAttribute, hostProblems } from './host-problems.fixture.tsx';
import { PARENTS } from './parents.fixture.tsx';
import { PROPS } from './props.ts';
import { AREAS, publicComponents } from './public-components.ts';
import { STATES } from './states.ts';

/**
 * Every component that a module of the package exports passes the host's attributes on. A new component is found by its
 * export; its props are the arguments of its story, or an entry of `PROPS`.
 */
const meta = {
  title: 'Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => <p>Diuji tanpa tampilan.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the story that tests the components of an area. */
const conformanceOf = (area: string): Story => ({
  play: async ({ canvasElement }) => {
    const problems: string[] = [];
    for (const component of await publicComponents(area)) {
      const { name } = component;
      if (name in EXCEPTIONS) continue;
      const lost = await hostProblems(component, PROPS[name] ?? {}, canvasElement, PARENTS[name]).catch(
        (error: Error) => [error.message.split('\n', 1)[0]],
      );
      if (lost.length > 0) problems.push(`${name}: ${lost.join(', ')}`);
    }
    await expect(problems.join('\n')).toBe('');
  },
});

export const Account = conformanceOf('account');
export const Claims = conformanceOf('claims');
export const Fields = conformanceOf('fields');
export const Flow = conformanceOf('flow');
export const Lines = conformanceOf('lines');
export const Orders = conformanceOf('orders');
export const Payment = conformanceOf('payment');
export const Plans = conformanceOf('plans');
export const Policies = conformanceOf('policies');
export const Primitives = conformanceOf('primitives');
export const Records = conformanceOf('records');
export const Site = conformanceOf('site');

/** The states of the components are visible as data attributes. */
export const States: Story = {
  play: async ({ canvasElement }) => {
    const components = await publicComponents('primitives');
    const missing: string[] = [];
    for (const { name, props, attribute, value } of STATES) {
      const component = components.find((candidate) => candidate.name === name);
      const isShown =
        component &&
        (await hasAttribute(component, { ...PROPS[name], ...props }, canvasElement, attribute, value));
      if (!isShown) missing.push(`${name}: ${attribute}="${value}"`);
    }
    await expect(missing.join('\n')).toBe('');
  },
};

/** Each area with components has a story above, and each exception is an exported component. */
export const Completeness: Story = {
  play: async () => {
    const components = (await Promise.all(AREAS.map(publicComponents))).flat();
    const tested = ['account', 'claims', 'fields', 'flow', 'lines', 'orders', 'payment', 'plans', 'policies'];
    const areas = new Set(components.map(({ folder }) => folder.split('/')[0]));
    await expect([...areas].sort()).toEqual([...tested, 'primitives', 'records', 'site']);
    const names = components.map(({ name }) => name);
    await expect(names).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  },
};
