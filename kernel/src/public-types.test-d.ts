// What a contract promises must compile, and what it does not promise must not. Checked by `tsc`, never run.
import { expectTypeOf } from 'vitest'
import {
  type ContractToken,
  defineContract,
  defineGuard,
  definePlugin,
  defineRpcMethod,
  defineSlot,
  type Guard,
  type PluginFactory,
  type RpcMethod,
  type Slot,
  type SlotItem,
  type View,
} from './index'
import { update } from './store/recipes'

type None = Record<never, never>

export interface Form {
  readonly to: string
  readonly amount: string
}
export interface SendContract {
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
export interface WalletContract {
  readonly id: 'wallet'
  readonly api: { connect(id: string): Promise<void> }
  readonly state: { readonly address: string | undefined }
  readonly events: { readonly 'wallet:connected': { readonly address: string } }
  readonly views: { readonly Wallets: View }
}
export interface TipsContract {
  readonly id: 'acme/tips'
  readonly api: { tip(): void }
  readonly state: None
  readonly events: None
  readonly views: None
}
interface StrangerContract {
  readonly id: 'acme/stranger'
  readonly api: { greet(): void }
  readonly state: None
  readonly events: None
  readonly views: None
}

export const walletContract: ContractToken<WalletContract> = defineContract<WalletContract>('wallet', 1)
export const sendContract: ContractToken<SendContract> = defineContract<SendContract>('send', 1)
export const tipsContract: ContractToken<TipsContract> = defineContract<TipsContract>('acme/tips', 1)
const strangerContract: ContractToken<StrangerContract> = defineContract<StrangerContract>('acme/stranger', 1)

export interface Badge extends SlotItem<WalletContract['state']> {
  readonly text: string
}
export const badges: Slot<Badge> = defineSlot<Badge>('wallet:badges', walletContract)
const leave: Guard<{ readonly by: string }> = defineGuard('send:leave')
const sign: RpcMethod<readonly [message: string], string> = defineRpcMethod('personal_sign', {
  approval: 'user',
  repeatable: false,
})
const setPhase = (draft: { phase: string }, phase: 'editing' | 'sending'): void => {
  draft.phase = phase
}
const view = async (): Promise<{ default: () => null }> => ({ default: () => null })

export const wallet: PluginFactory<WalletContract> = definePlugin(walletContract, {
  required: true,
  initialState: () => ({ address: undefined }),
  views: { Wallets: { title: (t) => t('wallets', 'Wallets'), load: view } },
  setup: () => ({ connect: async () => undefined }),
})

// Views, events, state and API follow from the tokens.
export const send: PluginFactory<SendContract, 'wallet'> = definePlugin(sendContract, {
  dependsOn: [walletContract],
  optionalDependsOn: [tipsContract],
  initialState: () => ({ form: { to: '', amount: '' }, phase: 'editing' as const }),
  views: {
    Send: { title: (_t, args) => args?.to ?? 'Send', load: view },
    SendPreview: { title: () => 'Preview', load: view },
    SendReceipt: { title: (_t, { hash }) => hash, load: view, surface: 'slot' },
  },
  setup(ctx) {
    expectTypeOf(ctx.use(walletContract)).toEqualTypeOf<WalletContract['api']>()
    expectTypeOf(ctx.read(walletContract).address).toEqualTypeOf<string | undefined>()
    expectTypeOf(ctx.use(tipsContract)).toEqualTypeOf<TipsContract['api'] | undefined>()
    expectTypeOf(ctx.read(tipsContract)).toEqualTypeOf<TipsContract['state'] | undefined>()
    ctx.watch(
      walletContract,
      (state) => state.address,
      (next) => expectTypeOf(next).toEqualTypeOf<string | undefined>(),
    )
    ctx.events.on('wallet:connected', ({ address }) => expectTypeOf(address).toEqualTypeOf<string>())
    ctx.events.on('kernel:notice', ({ notice }) => expectTypeOf(notice.code).toEqualTypeOf<string>())
    ctx.events.emit('send:submitted', { hash: '0x' })
    ctx.events.emit('send:cleared')
    update(ctx.state, (draft) => {
      draft.form.to = 'x'
      draft.phase = 'sending'
    })
    ctx.state.assign({ phase: 'sending' })
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
    ctx.protect(leave, async ({ by }) =>
      by === 'host' ? { kind: 'allow' } : { kind: 'refuse', reason: 'BUSY' },
    )
    const target = { connectionId: 'c', networkId: 'eip155:1' }
    expectTypeOf(ctx.rpc.request(sign, ['hello'], target)).toEqualTypeOf<Promise<string>>()

    // @ts-expect-error a plugin outside dependsOn and optionalDependsOn
    ctx.use(strangerContract)
    // @ts-expect-error it may be missing
    ctx.use(tipsContract).tip()
    // @ts-expect-error the event of another plugin
    ctx.events.emit('wallet:connected', { address: 'x' })
    // @ts-expect-error an event no plugin has
    ctx.events.on('wallet:gone', () => undefined)
    // @ts-expect-error a payload is missing
    ctx.events.emit('send:submitted')
    // @ts-expect-error the state of another plugin is read-only
    ctx.read(walletContract).address = 'x'
    // @ts-expect-error so is the own one, outside an update
    ctx.state.get().phase = 'sending'
    // @ts-expect-error not one of the phases
    update(ctx.state, (draft) => setPhase(draft, 'sent'))
    // @ts-expect-error a view no plugin has
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
    // @ts-expect-error no decision
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
export interface ChainContract {
  readonly id: 'chain'
  readonly api: None
  readonly state: None
  readonly events: None
  readonly views: None
}
export const chain: PluginFactory<ChainContract, never, ChainOptions> = definePlugin(
  defineContract<ChainContract>('chain', 1),
  {
    knownOptions: ['networks', 'pollMs'],
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
  knownOptions: ['nmae'],
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
