import {
  type EmbeddedWalletContract,
  type EmbeddedWalletEvents,
  type EmbeddedWalletState,
  embeddedWalletContract,
  type PendingApproval,
} from '@latchkey/embedded-wallet/contract'
import { definePlugin, type Plugin } from '@latchkey/kernel'
import { ADDRESS } from '@latchkey/testing'

type Done = EmbeddedWalletEvents['embeddedWallet:request-done']

const notFaked = (): never => {
  throw new Error('The fake wallet does not do that.')
}

export interface FakeEmbeddedWallet {
  readonly plugin: Plugin<EmbeddedWalletContract, never>
  /** The ids of each call of `abortRequests`, which ends those requests. */
  readonly aborted: readonly (readonly string[] | undefined)[]
  readonly reloads: readonly number[]
  /** Adds a pending request. */
  ask(approval: Partial<PendingApproval> & { readonly id: string }): void
  /** Ends a request. Default: on mainnet, for the default account. */
  end(done: Pick<Done, 'id' | 'method' | 'outcome'> & Partial<Done>): void
  refuse(method: string): void
  setFrame(frame: EmbeddedWalletState['frame']): void
}

/** An embedded wallet without a frame. */
export function createFakeEmbeddedWallet(): FakeEmbeddedWallet {
  const aborted: (readonly string[] | undefined)[] = []
  const reloads: number[] = []
  let control: Pick<FakeEmbeddedWallet, 'ask' | 'end' | 'refuse' | 'setFrame'> | undefined
  const plugin = definePlugin(embeddedWalletContract, {
    initialState: (): EmbeddedWalletState => ({
      frame: 'ready',
      login: undefined,
      user: undefined,
      codeSentAtMs: undefined,
      smartAccountNetworkIds: [],
      approvals: [],
    }),
    setup(ctx) {
      const set = (approvals: readonly PendingApproval[]): void => ctx.state.assign({ approvals })
      const without = (ids: readonly string[]): readonly PendingApproval[] =>
        ctx.state.get().approvals.filter(({ id }) => !ids.includes(id))
      control = {
        ask: (approval) =>
          set([
            ...ctx.state.get().approvals,
            {
              method: 'personal_sign',
              params: ['0x6869', ADDRESS],
              networkId: 'eip155:1',
              address: ADDRESS,
              startedAtMs: 0,
              ...approval,
            },
          ]),
        end(done) {
          set(without([done.id]))
          ctx.events.emit('embeddedWallet:request-done', {
            networkId: 'eip155:1',
            address: ADDRESS,
            ...done,
          })
        },
        refuse: (method) => ctx.events.emit('embeddedWallet:request-refused', { method }),
        setFrame: (frame) => ctx.state.assign({ frame }),
      }
      return {
        preload: notFaked,
        login: notFaked,
        setAccountType: notFaked,
        async abortRequests(ids) {
          aborted.push(ids)
          set(without(ids ?? ctx.state.get().approvals.map(({ id }) => id)))
        },
        async reload() {
          reloads.push(1)
        },
      }
    },
  })()
  const controlled = (): NonNullable<typeof control> => control ?? notFaked()
  return {
    plugin,
    aborted,
    reloads,
    ask: (approval) => controlled().ask(approval),
    end: (done) => controlled().end(done),
    refuse: (method) => controlled().refuse(method),
    setFrame: (frame) => controlled().setFrame(frame),
  }
}
