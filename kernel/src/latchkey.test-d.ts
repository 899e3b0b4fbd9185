// What a host may do with a latchkey follows from its list of plugins. Checked by `tsc`, never run.
import { expectTypeOf } from 'vitest'
import { createLatchkey, type Latchkey, type Plugin } from './index'
import type { CheckNeeds } from './latchkey'
import {
  type Badge,
  badges,
  chain,
  type SendContract,
  send,
  sendContract,
  tipsContract,
  type WalletContract,
  wallet,
  walletContract,
} from './public-types.test-d'
import { createHooks, usePlugin, usePluginState, useSlot } from './react/index'

declare const isRich: boolean
const latchkey = createLatchkey({ plugins: [wallet(), send(), chain({ networks: [] })] })
const optional = createLatchkey({ plugins: [wallet(), ...(isRich ? [send()] : [])] })
const preset: readonly [Plugin<WalletContract, never>, Plugin<SendContract, 'wallet'>] = [wallet(), send()]
createLatchkey({ plugins: [...preset, chain({ networks: [] })] })
const untyped: readonly Plugin[] = [send()]
createLatchkey({ plugins: untyped })
expectTypeOf<
  CheckNeeds<readonly [Plugin<SendContract, 'wallet'>]>[0]
>().toEqualTypeOf<"Plugin 'send' needs plugin 'wallet'. Add it to plugins.">()
// @ts-expect-error the sentence above
createLatchkey({ plugins: [send()] })
// @ts-expect-error not a plugin but its factory
createLatchkey({ plugins: [wallet] })
// @ts-expect-error an option that does not exist
createLatchkey({ plugins: [wallet()], pluggins: [] })

expectTypeOf(latchkey.plugins.wallet).toEqualTypeOf<WalletContract['api']>()
expectTypeOf(optional.plugins.send).toEqualTypeOf<SendContract['api']>()
expectTypeOf(latchkey.get(sendContract)).toEqualTypeOf<SendContract['api']>()
expectTypeOf(latchkey.read(walletContract).address).toEqualTypeOf<string | undefined>()
latchkey.watch(
  sendContract,
  (state) => state.phase,
  (next, previous) => {
    expectTypeOf(next).toEqualTypeOf<'editing' | 'sending'>()
    expectTypeOf(previous).toEqualTypeOf<'editing' | 'sending' | undefined>()
  },
)
latchkey.on('send:submitted', ({ hash }) => expectTypeOf(hash).toEqualTypeOf<string>())
latchkey.on('kernel:plugin-failed', ({ phase }) => expectTypeOf(phase).toExtend<string>())
latchkey.open()
latchkey.open('SendPreview')
latchkey.open('Send', { to: 'x' })
expectTypeOf(latchkey.ask('Send', { to: 'x' }, { signal: AbortSignal.abort() })).toEqualTypeOf<
  Promise<{ readonly hash: string }>
>()
expectTypeOf(latchkey.batch(() => 7)).toEqualTypeOf<number>()
// @ts-expect-error not in the list
latchkey.plugins.swaps
// @ts-expect-error not in the list
latchkey.get(tipsContract)
// @ts-expect-error no such view
latchkey.open('Nowhere')
// @ts-expect-error its argument is missing
latchkey.open('SendReceipt')
// @ts-expect-error no such event
latchkey.on('send:gone', () => undefined)
// @ts-expect-error the state is read-only
latchkey.read(walletContract).address = 'x'

/** A function may ask for the plugins it needs, whatever else is there. */
export function needsWallet(host: Latchkey<WalletContract>): void {
  host.plugins.wallet.connect('id')
}
needsWallet(latchkey)
// @ts-expect-error has no wallet
needsWallet(createLatchkey({ plugins: [chain({ networks: [] })] }))
export const anyLatchkey: Latchkey = latchkey

const { useLatchkey } = createHooks<typeof latchkey>()
export function useEverything(): void {
  const host = useLatchkey()
  host.open('Send')
  // @ts-expect-error not in the list
  host.plugins.swaps
  expectTypeOf(usePlugin(sendContract)).toEqualTypeOf<SendContract['api']>()
  expectTypeOf(usePluginState(sendContract, (state) => state.form.amount)).toEqualTypeOf<string>()
  expectTypeOf(useSlot(badges)).toEqualTypeOf<readonly Badge[]>()
}
