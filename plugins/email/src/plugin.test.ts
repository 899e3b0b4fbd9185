import { accountActions } from '@latchkey/account/contract'
import { connectMethods } from '@latchkey/connect/contract'
import {
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedWalletState,
  embeddedWalletContract,
  type StoredLogin,
} from '@latchkey/embedded-wallet/contract'
import { defineContract, definePlugin, type Plugin, type PluginContext } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { connectedState, createFakeSession, disconnectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { emailContract } from './contract'
import { email } from './plugin'
import { createFakeEmbeddedWallet, readyFrame } from './test-support/fake-embedded-wallet'

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

function start(plugins: readonly Plugin[] = [], frame: Partial<EmbeddedWalletState> = {}) {
  const wallet = createFakeEmbeddedWallet({ ...readyFrame, ...frame })
  let ctx: PluginContext<ReaderContract> | undefined
  const reader = definePlugin(defineContract<ReaderContract>('test/reader', 1), {
    setup(given) {
      ctx = given
      return {}
    },
  })
  const kit = createTestLatchkey({
    plugins: [email(), reader(), ...plugins],
    fakes: [createFakeSession().plugin, wallet.plugin],
  })
  kit.latchkey.start()
  return {
    ...kit,
    wallet,
    methods: () => ctx?.items(connectMethods).flatMap((item) => ('load' in item ? [] : [item])) ?? [],
    actions: () => ctx?.items(accountActions).map(({ id }) => id) ?? [],
  }
}

const stored = (provider: StoredLogin['provider']): StoredLogin => ({
  provider,
  email: 'ada@example.com',
  username: undefined,
  networkId: undefined,
})

test('email: is not offered where the wallet has no project id', () => {
  expect(start([], { isUnavailable: true }).methods()).toEqual([])
})

test('email: is a connect method whose row opens the login', () => {
  const { methods, shownView, wallet } = start()
  expect(methods().map(({ id, kind }) => [id, kind])).toEqual([['email', 'email']])
  expect(wallet.preloads).toBe(0)
  methods()[0]?.run()
  expect(shownView()).toBe('EmailLogin')
})

test('email: neither a pointer or the focus on its row nor preload loads the frame', async () => {
  const { latchkey, methods, wallet } = start()
  // Rows call it when a pointer or the focus comes to them.
  for (const method of methods()) method.preload?.()
  await latchkey.get(emailContract).preload()
  expect(wallet.preloads).toBe(0)
})

test('email: the account screen shows the address only while connected by email', () => {
  const { actions, setState } = start()
  expect(actions()).toEqual([])
  const state = connectedState()
  setState(embeddedWalletContract, { login: stored('email') })
  setState(sessionContract, state)
  expect(actions()).toEqual([])
  const embedded = Object.fromEntries(
    Object.entries(state.connections ?? {}).map(([id, one]) => [
      id,
      { ...one, connectorId: EMBEDDED_CONNECTOR_ID },
    ]),
  )
  setState(sessionContract, { connections: embedded })
  expect(actions()).toEqual(['email'])
  setState(sessionContract, disconnectedState)
  setState(embeddedWalletContract, { login: stored('google') })
  setState(sessionContract, { ...state, connections: embedded })
  expect(actions()).toEqual([])
})

test('email: an unsafe upgrade page is a configuration error', () => {
  const fakes = [createFakeSession().plugin, createFakeEmbeddedWallet().plugin]
  const wrong = () => createTestLatchkey({ plugins: [email({ upgradeUrl: 'javascript:alert(1)' })], fakes })
  expect(wrong).toThrow(expect.objectContaining({ code: 'INVALID_UPGRADE_URL' }))
})
