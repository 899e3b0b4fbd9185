import { expect, it } from 'vitest'
import type { GraphWalk } from '../test-support/graph/graph-steps'
import { walkGraph } from '../test-support/graph/graph-walk'

/** The shortest forms of sequences that random walks contain only once in thousands of steps. Every run tests them. */
const walks: readonly (readonly [string, GraphWalk])[] = [
  [
    'an account that the user puts first in the wallet replaces the one that was selected on the page before',
    [
      { kind: 'connect', row: 'sun', namespaces: undefined },
      { kind: 'activate', id: 'sun', namespace: 'solana', account: 2 },
      { kind: 'account', id: 'sun', namespace: 'solana', by: 1 },
    ],
  ],
]

it.each(walks)('session: %s', async (_title, steps) => {
  await expect(walkGraph(steps)).resolves.toBeUndefined()
})
