import { expect, test } from 'vitest'
import { createNameActions } from './name-actions'
import { createNamesBench, target } from './test-support/names-bench'

test('names of an account: fresh for 5 minutes', async () => {
  const { ctx, clock, sent } = createNamesBench()
  const actions = createNameActions(ctx)
  await actions.readOwn(target, {})
  await clock.advance(300_000)
  await actions.readOwn(target, {})
  expect(sent).toHaveLength(1)
  await clock.advance(1)
  await actions.readOwn(target, {})
  expect(sent).toHaveLength(2)
})
