import { describe, expect, it } from 'vitest'
import type { ConnectionResult } from './contract'
import { sessionStatus } from './state'
import { alice, createFakeConnector, onMainnet, pending } from './test-support/fake-connector'
import { settled, startSession } from './test-support/start-session'

describe('connect', () => {
  it('connect: gives a live connection and tells of it', async () => {
    const wallet = createFakeConnector('wallet')
    const session = await startSession({ connectors: [wallet] })
    const connection = await session.api.connect('wallet')
    expect(connection).toMatchObject({ id: 'wallet', walletId: 'wallet', accounts: [alice] })
    expect(sessionStatus(session.state())).toBe('connected')
    expect(session.api.active()).toMatchObject({ account: alice, networkId: 'eip155:1' })
    expect(session.api.provider()).toBe(connection.provider)
    expect(session.events).toEqual([
      ['session:connected', { connectionId: 'wallet', walletId: 'wallet', account: alice, silent: false }],
      [
        'session:network-changed',
        { networkId: 'eip155:1', namespace: 'eip155', supported: true, silent: false },
      ],
    ])
  })
})
