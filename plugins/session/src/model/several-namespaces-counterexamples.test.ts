import { expect, it } from 'vitest'
import type { GraphWalk } from '../test-support/graph/graph-steps'
import { walkGraph } from '../test-support/graph/graph-walk'

/** The shortest forms of sequences that random walks meet once in thousands of events: every run tests them. */
const walks: readonly (readonly [string, GraphWalk])[] = [
  [
    'an account the owner put first in the wallet is newer than the one chosen on the page',
    [
      { kind: 'connect', row: 'sun', namespaces: undefined },
      { kind: 'activate', id: 'sun', namespace: 'solana', account: 2 },
      { kind: 'account', id: 'sun', namespace: 'solana', by: 1 },
    ],
  ],
]

it.each(walks)('model: %s', async (_sentence, steps) => {
  await expect(walkGraph(steps)).resolves.toBeUndefined()
})
