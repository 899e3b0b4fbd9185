import { type ContractToken, defineContract, type View } from '../contract'
import { definePlugin, type Plugin } from '../plugin'
import type { PluginContext } from '../plugin-context'
import { viewNeeds } from '../router/navigation'
import { InvalidViewArgumentsError } from '../router/view-arguments'

const nothing = async (): Promise<{ default: () => null }> => ({ default: () => null })

/** Meets the need `connection`, as a plugin for wallets does. */
export interface WalletsContract {
  readonly id: 'wallets'
  readonly api: { readonly ctx: PluginContext<WalletsContract> }
  readonly state: { readonly connected: boolean }
  readonly events: Record<never, never>
  readonly views: {
    readonly Connect: View<{ readonly namespaces?: readonly string[] } | undefined>
    readonly Connecting: View
  }
  readonly needs: { readonly connection: true | readonly string[] }
}
export const walletsContract: ContractToken<WalletsContract> = defineContract<WalletsContract>('wallets', 1)

export function wallets(): Plugin<WalletsContract, never> {
  return definePlugin(walletsContract, {
    initialState: () => ({ connected: false }),
    views: {
      Connect: { title: () => 'Connect', load: nothing },
      Connecting: { title: () => 'Connecting', load: nothing },
    },
    setup(ctx) {
      ctx.fill(viewNeeds, {
        id: 'connection',
        unmet(need: WalletsContract['needs']['connection']) {
          if (ctx.state.get().connected) return undefined
          return { view: 'Connect', args: need === true ? undefined : { namespaces: need } }
        },
      })
      return { ctx }
    },
  })()
}

/** Has views that ask something, and one that needs a connection. */
export interface TipContract {
  readonly id: 'tip'
  readonly api: { readonly ctx: PluginContext<TipContract, WalletsContract> }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: {
    readonly Form: View<undefined, string>
    readonly Review: View<undefined, string>
    readonly Tip: View<{ readonly amount: string; readonly namespace?: string } | undefined, string>
  }
}
export const tipContract: ContractToken<TipContract> = defineContract<TipContract>('tip', 1)

function checkTip(args: unknown): void {
  if (Reflect.get(Object(args), 'amount') === 'much')
    throw new InvalidViewArgumentsError('Tip', { argument: 'amount' })
}

export function tip(): Plugin<TipContract, 'wallets'> {
  return definePlugin(tipContract, {
    dependsOn: [walletsContract],
    views: {
      Form: { title: () => 'Form', load: nothing },
      Review: { title: () => 'Review', load: nothing },
      Tip: {
        title: () => 'Tip',
        load: async () => ({ default: { component: (await nothing()).default, checkArgs: checkTip } }),
        needs: (args) => ({ connection: [(args?.namespace ?? 'eip155').toLowerCase()] }),
      },
    },
    setup: (ctx) => ({ ctx }),
  })()
}
