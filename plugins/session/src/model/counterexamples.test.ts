import { expect, it } from 'vitest'
import type { Walk } from '../test-support/model/steps'
import { walk } from '../test-support/model/walk'

/** Sequences of steps for which the model test has failed before, shrunk to the shortest form. */
const walks: readonly (readonly [string, Walk])[] = [
  [
    'a locked wallet that another tab has connected reconnects here when the user connects another wallet instead',
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
    'a wallet that is connecting in one tab stays the active one in the tab where it is connected',
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
    'a wallet that reports accounts and network in one event reconnects with both when another wallet is connected',
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
  [
    'a wallet that was chosen in one tab stays the active one there when an attempt in another tab is rejected',
    [
      { kind: 'connect', tab: 1, id: 'c' },
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'approve', id: 'c' },
      { kind: 'connect', tab: 0, id: 'b' },
      { kind: 'approve', id: 'b' },
      { kind: 'lock', id: 'c' },
      { kind: 'connect', tab: 1, id: 'c' },
      { kind: 'approve', id: 'c' },
      { kind: 'connect', tab: 1, id: 'a' },
      { kind: 'connect', tab: 0, id: 'c' },
      { kind: 'reject', id: 'a' },
    ],
  ],
]

it.each(walks)('session: %s', async (_title, steps) => {
  const tabs = 1 + Math.max(...steps.map((step) => ('tab' in step ? step.tab : 0)))
  await expect(walk(steps, tabs)).resolves.toBeUndefined()
})
