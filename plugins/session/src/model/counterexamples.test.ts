import { expect, it } from 'vitest'
import type { Walk } from '../test-support/model/steps'
import { walk } from '../test-support/model/walk'

/** Sequences on which the model once failed, shrunk to their shortest form. */
const walks: readonly (readonly [string, Walk])[] = [
  [
    'a wallet that was watched here and connected in the other tab is followed once another one is asked',
    [
      { kind: 'connect', tab: 0, id: 'a' },
      { kind: 'approve', id: 'a' },
      { kind: 'revoke', id: 'a' },
      { kind: 'connect', tab: 1, id: 'a' },
      { kind: 'connect', tab: 0, id: 'a' },
      { kind: 'approve', id: 'a' },
      { kind: 'connect', tab: 0, id: 'b' },
      { kind: 'disconnect', tab: 0, id: undefined, times: 1 },
    ],
  ],
  [
    'a tab that still asks a wallet does not give its place away in the tab where it is connected',
    [
      { kind: 'connect', tab: 0, id: 'a' },
      { kind: 'connect', tab: 1, id: 'a' },
      { kind: 'approve', id: 'a' },
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'approve', id: 'c' },
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'lock', id: 'c' },
      { kind: 'unlock', id: 'c' },
    ],
  ],
  [
    'a wallet that emits everything at once is restored with its network too, once the user connects another one',
    [
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'approve', id: 'c' },
      { kind: 'lock', id: 'c' },
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'connect', tab: 0, id: 'a' },
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'approve', id: 'c' },
      { kind: 'connect', tab: 0, id: 'a' },
      { kind: 'network', id: 'c', networkId: 'eip155:1' },
    ],
  ],
]

it.each(walks)('model: %s', async (_sentence, steps) => {
  const tabs = 1 + Math.max(...steps.map((step) => ('tab' in step ? step.tab : 0)))
  await expect(walk(steps, tabs)).resolves.toBeUndefined()
})
