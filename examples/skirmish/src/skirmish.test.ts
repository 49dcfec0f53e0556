import { describeRuleSet } from '@acies/conformance/suite';
import { SHIPPED } from '@acies/play/shipped';
import { expect, it } from 'vitest';
import skirmish from './module.ts';

it('is none of the rule sets that come with Acies', () => {
  expect(SHIPPED.map(({ id }) => id)).not.toContain(skirmish.id);
});

await describeRuleSet(skirmish);
