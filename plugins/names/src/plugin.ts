import { accountActions } from '@latchkey/account/contract'
import { cloudContract } from '@latchkey/cloud/contract'
import {
  definePlugin,
  type Label,
  lazy,
  lazyApi,
  lazyPerInstance,
  type PluginFactory,
} from '@latchkey/kernel'
import { optionChecks } from '@latchkey/names/internal/check-options'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { nameResolvers, sessionContract } from '@latchkey/session/contract'
import { type NamesContext, type NamesContract, type NamesOptions, namesContract } from './contract'

/** Views and behaviour share one chunk, which also has the titles. */
const code = () => import('./lazy')
// Needed before the views are loaded. One word, as those beside it.
const label: Label = (t) => t('names.action', 'Name')
const namespaces = ['eip155']
const needs = { connection: namespaces }

/** Registers names for EVM addresses, and resolves them for the other plugins. */
export const names: PluginFactory<NamesContract, 'session' | 'cloud', NamesOptions> = (options) => {
  // A wallet may have a request of an earlier run.
  const actionsOf = lazyPerInstance(async (ctx: NamesContext) => (await code()).createNameActions(ctx))
  const view = { load: async (ctx: NamesContext) => (await code()).createViews(await actionsOf(ctx)) }
  return definePlugin(namesContract, {
    dependsOn: [sessionContract, cloudContract],
    optionalDependsOn: [portfolioContract],
    ...optionChecks,
    initialState: ({ zone = 'reown.id' }: NamesOptions) => ({ zone, draft: '', checks: {}, own: {} }),
    views: {
      ChooseAccountName: { ...view, needs },
      RegisterAccountName: { ...view, needs },
      RegisterAccountNameRequest: view,
      RegisterAccountNameSuccess: view,
    },
    setup(ctx) {
      const service = lazy(async () => (await import('./resolve-names')).createNameService(ctx))
      ctx.fill(nameResolvers, {
        id: 'names',
        namespaces,
        accepts: (name) => name.toLowerCase().endsWith(`.${ctx.state.get().zone}`),
        ...lazyApi(service, ['resolve', 'reverse']),
      })
      ctx.fill(accountActions, {
        id: 'names',
        order: 50,
        label,
        icon: 'tag',
        when: ({ activeNamespace }) => activeNamespace === 'eip155',
        run: () => ctx.router.push('ChooseAccountName'),
        preload: () => ctx.router.preload('ChooseAccountName'),
      })
      return {}
    },
  })(options)
}
