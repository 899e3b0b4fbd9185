import { createLatchkey, defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { expectTypeOf } from 'vitest'
import {
  type Connection,
  connectors,
  type LiveConnection,
  type SessionContract,
  type SessionState,
  sessionContract,
  type WalletRow,
} from '../contract'
import { session } from '../index'
import { createFakeConnector } from '../test-support/fake-connector'

const latchkey = createLatchkey({ plugins: [session({ defaultNetwork: 'eip155:1' })] })
const api = latchkey.get(sessionContract)

expectTypeOf(session()).toEqualTypeOf<Plugin<SessionContract, never>>()
expectTypeOf(api.connect('x')).resolves.toEqualTypeOf<LiveConnection>()
expectTypeOf(latchkey.plugins.session).toEqualTypeOf<SessionContract['api']>()
expectTypeOf(latchkey.read(sessionContract)).toEqualTypeOf<SessionState>()

latchkey.watch(
  sessionContract,
  (state) => state.wallets,
  (rows) => expectTypeOf(rows).toEqualTypeOf<readonly WalletRow[]>(),
)
latchkey.on('session:connected', ({ silent, account }) => {
  expectTypeOf(silent).toEqualTypeOf<boolean>()
  expectTypeOf(account.address).toEqualTypeOf<string>()
})

// Only a connected connection has accounts.
export function addressOf(connection: Connection): string {
  // @ts-expect-error: the status has not been checked
  connection.accounts
  return connection.status === 'connected' ? connection.accounts[0].address : ''
}

const target = api.active()
if (target?.namespace === 'eip155') {
  expectTypeOf(target.account.address).toEqualTypeOf<`0x${string}`>()
  expectTypeOf(target.chainId).toEqualTypeOf<number>()
} else if (target) {
  expectTypeOf(target.account.address).toEqualTypeOf<string>()
  expectTypeOf(target.chainId).toEqualTypeOf<undefined>()
  // A host's own adapter may have any namespace.
  if (target.namespace === 'cosmos' || target.namespace === 'eos') void target.account
}
if (target?.chainId !== undefined) expectTypeOf(target.account.address).toEqualTypeOf<`0x${string}`>()

// @ts-expect-error: CAIP-2 has two parts
session({ defaultNetwork: 'eip155' })
// @ts-expect-error: no such option
session({ autoConnect: true })
// @ts-expect-error: no such event
latchkey.on('session:exploded', () => undefined)
// @ts-expect-error: read-only
latchkey.read(sessionContract).restoreStatus = 'done'
void api.switchNetwork(1)
void api.switchNetwork({ id: 'eip155:1' })
// @ts-expect-error: CAIP-2 has two parts
void api.switchNetwork('eip155')

interface HostContract {
  readonly id: 'host'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
definePlugin(defineContract<HostContract>('host', 1), {
  dependsOn: [sessionContract],
  setup(ctx) {
    ctx.fill(connectors, createFakeConnector('mine'))
    // @ts-expect-error: a connector needs more than an id
    ctx.fill(connectors, { id: 'mine' })
    // @ts-expect-error: another plugin's event
    ctx.events.emit('session:connected', {})
    return {}
  },
})
