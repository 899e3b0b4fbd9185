import { createLatchkey } from '@latchkey/kernel'
import { createMemoryStorage, createRecordingLogger } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { sessionContract } from '../contract'
import { activeTarget, sessionStatus } from '../contract/active-selectors'
import { initialSessionState, session } from '../plugin'
import { bob, onMainnet } from '../test-support/fake-connector'

const connected = { id: 'w', walletId: 'w', connectorId: 'w', status: 'connected', ...onMainnet(bob) }

test.each([
  [
    'a connection',
    {
      connections: { w: connected },
      active: { eip155: 'w' },
      activeNamespace: 'eip155',
      restoreStatus: 'done',
    },
  ],
  ['a malformed connection', { connections: { w: null }, active: { eip155: 'w' }, restoreStatus: 'done' }],
  ['state with malformed lists', { networks: {}, wallets: 'x', remembered: 7, connections: [] }],
])('hydration: %s in hydrated state is ignored', (_what, state) => {
  const hydrateFrom = JSON.stringify({
    version: 1,
    states: { session: { ...initialSessionState, ...state } },
  })
  const ports = { storage: createMemoryStorage(), logger: createRecordingLogger() }
  const latchkey = createLatchkey({ plugins: [session()], ports, hydrateFrom })
  const now = latchkey.read(sessionContract)
  expect(now).toEqual(initialSessionState)
  expect([sessionStatus(now), activeTarget(now)]).toEqual(['reconnecting', undefined])
})
