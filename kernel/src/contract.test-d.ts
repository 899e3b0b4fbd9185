// What a contract promises must compile, and what it does not promise must not. Checked by `tsc`, never run.
import { expectTypeOf } from 'vitest'
import {
  type CheckNeeds,
  type ContractToken,
  createLatchkey,
  defineContract,
  defineGuard,
  definePipe,
  definePlugin,
  defineRpcMethod,
  defineSlot,
  type Guard,
  type Latchkey,
  type Pipe,
  type Plugin,
  type PluginFactory,
  type RpcMethod,
  type Slot,
  type SlotItem,
  type View,
} from './index'
import { createHooks, usePlugin, usePluginState, useSlot } from './react/index'

type None = Record<never, never>

interface Form {
  readonly to: string
  readonly amount: string
}
interface SendContract {
  readonly id: 'send'
  readonly api: { submit(): Promise<string> }
  readonly state: { readonly form: Form; readonly phase: 'editing' | 'sending' }
  readonly events: {
    readonly 'send:submitted': { readonly hash: string }
    readonly 'send:cleared': undefined
  }
  readonly views: {
    readonly Send: View<Partial<Form> | undefined, { readonly hash: string }>
    readonly SendPreview: View
    readonly SendReceipt: View<{ readonly hash: string }>
  }
}
interface WalletContract {
  readonly id: 'wallet'
  readonly api: { connect(id: string): Promise<void> }
  readonly state: { readonly address: string | undefined }
  readonly events: { readonly 'wallet:connected': { readonly address: string } }
  readonly views: { readonly Wallets: View }
}
interface TipsContract {
  readonly id: 'acme/tips'
  readonly api: { tip(): void }
  readonly state: None
  readonly events: None
  readonly views: None
}

const walletContract: ContractToken<WalletContract> = defineContract<WalletContract>('wallet', 1)
const sendContract: ContractToken<SendContract> = defineContract<SendContract>('send', 1)
const tipsContract: ContractToken<TipsContract> = defineContract<TipsContract>('acme/tips', 1)

interface Badge extends SlotItem<WalletContract['state']> {
  readonly text: string
}
const badges: Slot<Badge> = defineSlot<Badge>('wallet:badges', walletContract)
const amount: Pipe<string, { readonly decimals: number }> = definePipe('send:amount')
const plain: Pipe<string> = definePipe('send:plain')
const leave: Guard<{ readonly by: string }> = defineGuard('send:leave')
const sign: RpcMethod<readonly [message: string], string> = defineRpcMethod('personal_sign', {
  safety: 'confirm',
})
const setPhase = (draft: { phase: string }, phase: 'editing' | 'sending'): void => {
  draft.phase = phase
}
const view = async (): Promise<{ default: () => null }> => ({ default: () => null })

const wallet: PluginFactory<WalletContract> = definePlugin(walletContract, {
  required: true,
  initialState: () => ({ address: undefined }),
  views: { Wallets: { title: (t) => t('wallets', 'Wallets'), load: view } },
  setup: () => ({ connect: async () => undefined }),
})

// Views, events, state and API follow from the tokens.
const send: PluginFactory<SendContract, 'wallet'> = definePlugin(sendContract, {
  dependsOn: [walletContract],
  optionalDependsOn: [tipsContract],
  initialState: () => ({ form: { to: '', amount: '' }, phase: 'editing' as const }),
  views: {
    Send: { title: (_t, args) => args?.to ?? 'Send', load: view, preload: 'on-open' },
    SendPreview: { title: () => 'Preview', load: view },
    SendReceipt: { title: (_t, { hash }) => hash, load: view, surface: 'slot' },
  },
  setup(ctx) {
    expectTypeOf(ctx.id).toEqualTypeOf<'send'>()
    expectTypeOf(ctx.use(walletContract)).toEqualTypeOf<WalletContract['api']>()
    expectTypeOf(ctx.read(walletContract).address).toEqualTypeOf<string | undefined>()
    expectTypeOf(ctx.tryUse(tipsContract)).toEqualTypeOf<TipsContract['api'] | undefined>()
    ctx.watch(
      walletContract,
      (state) => state.address,
      (next) => expectTypeOf(next).toEqualTypeOf<string | undefined>(),
    )
    ctx.events.on('wallet:connected', ({ address }) => expectTypeOf(address).toEqualTypeOf<string>())
    ctx.events.on('kernel:notice', ({ notice }) => expectTypeOf(notice.code).toEqualTypeOf<string>())
    ctx.events.emit('send:submitted', { hash: '0x' })
    ctx.events.emit('send:cleared')
    ctx.state.update((draft) => {
      draft.form.to = 'x'
      draft.phase = 'sending'
    })
    ctx.router.push('Wallets')
    ctx.router.push('Send')
    ctx.router.push('Send', { to: 'x' })
    ctx.router.push('SendReceipt', { hash: '0x' })
    expectTypeOf(ctx.router.ask('Send')).toEqualTypeOf<Promise<{ readonly hash: string }>>()
    expectTypeOf(ctx.router.ask('SendPreview', undefined, { signal: ctx.signal })).toEqualTypeOf<
      Promise<void>
    >()
    ctx
      .fill(badges, { id: 'a', text: 'A', when: ({ address }) => address !== undefined })
      .update({ text: 'B' })
    expectTypeOf(ctx.items(badges)).toEqualTypeOf<readonly Badge[]>()
    expectTypeOf(ctx.run(amount, '1', { decimals: 2 })).toEqualTypeOf<string>()
    ctx.run(plain, '1')
    ctx.tap(amount, (value, { decimals }) => value + decimals)
    ctx.protect(leave, async ({ by }) =>
      by === 'host' ? { kind: 'allow' } : { kind: 'refuse', reason: 'BUSY' },
    )
    const target = { connectionId: 'c', networkId: 'eip155:1' }
    expectTypeOf(ctx.rpc.request(sign, ['hello'], target)).toEqualTypeOf<Promise<string>>()

    // @ts-expect-error a plugin outside dependsOn
    ctx.use(tipsContract)
    // @ts-expect-error a plugin outside optionalDependsOn
    ctx.tryUse(walletContract)
    // @ts-expect-error the state of a plugin outside dependsOn
    ctx.read(tipsContract)
    // @ts-expect-error the event of another plugin
    ctx.events.emit('wallet:connected', { address: 'x' })
    // @ts-expect-error an event nobody has
    ctx.events.on('wallet:gone', () => undefined)
    // @ts-expect-error a payload is missing
    ctx.events.emit('send:submitted')
    // @ts-expect-error the state of another plugin is read-only
    ctx.read(walletContract).address = 'x'
    // @ts-expect-error so is the own one, outside an update
    ctx.state.get().phase = 'sending'
    // @ts-expect-error not one of the phases
    ctx.state.update((draft) => setPhase(draft, 'sent'))
    // @ts-expect-error a view nobody has
    ctx.router.push('Nowhere')
    // @ts-expect-error arguments are missing
    ctx.router.push('SendReceipt')
    // @ts-expect-error other arguments
    ctx.router.push('SendReceipt', { hush: '0x' })
    // @ts-expect-error a view without arguments
    ctx.router.push('SendPreview', { to: 'x' })
    // @ts-expect-error an item that lacks its text
    ctx.fill(badges, { id: 'a' })
    // @ts-expect-error the id of an item stays
    ctx.fill(badges, { id: 'a', text: '' }).update({ id: 'b' })
    // @ts-expect-error the pipe needs its input
    ctx.run(amount, '1')
    // @ts-expect-error a tap gives what the pipe carries
    ctx.tap(amount, () => 1)
    // @ts-expect-error no verdict
    ctx.protect(leave, () => true)
    // @ts-expect-error other parameters
    ctx.rpc.request(sign, [1], target)
    return { submit: async () => 'hash' }
  },
})

interface ChainOptions {
  readonly networks: readonly string[]
  readonly pollMs?: number
}
interface ChainContract {
  readonly id: 'chain'
  readonly api: None
  readonly state: None
  readonly events: None
  readonly views: None
}
const chain: PluginFactory<ChainContract, never, ChainOptions> = definePlugin(
  defineContract<ChainContract>('chain', 1),
  {
    optionNames: ['networks', 'pollMs'],
    checkOptions: ({ networks }: ChainOptions) => expectTypeOf(networks).toEqualTypeOf<readonly string[]>(),
    setup: () => ({}),
  },
)
const relaxed: PluginFactory<ChainContract, never, { readonly pollMs?: number }> = definePlugin(
  defineContract<ChainContract>('chain', 1),
  { setup: (_ctx, { pollMs }: { readonly pollMs?: number }) => ({ pollMs }) },
)
chain({ networks: [] })
relaxed()
relaxed({ pollMs: 1 })
// @ts-expect-error options are needed
chain()
// @ts-expect-error the networks are needed
chain({ pollMs: 1 })
// @ts-expect-error takes no options
send({})
// @ts-expect-error the first state is missing
definePlugin(walletContract, {
  views: { Wallets: { title: () => '', load: view } },
  setup: () => ({ connect: async () => undefined }),
})
// @ts-expect-error a view is missing
definePlugin(walletContract, {
  initialState: () => ({ address: undefined }),
  setup: () => ({ connect: async () => undefined }),
})
// @ts-expect-error a method of the API is missing
definePlugin(tipsContract, { setup: () => ({}) })
definePlugin(tipsContract, {
  // @ts-expect-error not an option
  optionNames: ['nmae'],
  setup: () => ({ tip: () => undefined }),
})
definePlugin(walletContract, {
  initialState: () => ({ address: undefined }),
  views: {
    Wallets: {
      title: () => '',
      // @ts-expect-error the view takes other arguments than the contract gives it
      load: async () => ({ default: (props: { args: { a: 1 } }) => props.args.a }),
    },
  },
  setup: () => ({ connect: async () => undefined }),
})

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
