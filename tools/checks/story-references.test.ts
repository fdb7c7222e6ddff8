import { expect, test } from 'vitest';
import { storyViolations } from './story-references.mjs';

const PAGE = `import * as PlanCard from '../ui/PlanCard.stories.tsx';

<FlowScreen of={PlanCard.Default} />
<FlowScreen of={PlanCard.Offline}>Sold by a consultant.</FlowScreen>
<ArgTypes of={PlanCard} />`;

const sources: Readonly<Record<string, string>> = {
  'ui/PlanCard.stories.tsx': 'export const Default: Story = {};\nexport const OfflinePlan: Story = {};',
};

test('the check of stories rejects a reference to a story that the story file does not export', () => {
  expect(storyViolations('pages/Plan.mdx', PAGE, (path: string) => sources[path] ?? '')).toEqual([
    { file: 'pages/Plan.mdx', line: 4, reason: 'PlanCard.stories.tsx has no story Offline' },
  ]);
});
