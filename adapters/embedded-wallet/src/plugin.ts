import { lazyConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { cloudContract } from '@latchkey/cloud/contract'
import { optionChecks } from '@latchkey/embedded-wallet/internal/check-options'
import { definePlugin, lazy, lazyApi, type PluginFactory } from '@latchkey/kernel'
import { modalContract } from '@latchkey/modal/contract'
import { type ConnectorTraits, chainAdapters, connectors, sessionContract } from '@latchkey/session/contract'
import {
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedWalletContract,
  type EmbeddedWalletOptions,
  embeddedWalletContract,
} from './contract'

const controllerCode = () => import('./controller')
const parser = () => import('./login/parse-stored-login')
const announcer = () => import('./announce-provider')
const served: readonly string[] = ['eip155', 'solana']

/**
 * A wallet in an iframe of another origin, with login by email or a social account. Loads nothing before its
 * first use.
 */
export const embeddedWallet: PluginFactory<EmbeddedWalletContract, 'session', EmbeddedWalletOptions> =
  /* @__PURE__ */ definePlugin(embeddedWalletContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract, modalContract],
    ...optionChecks,
    initialState: () => ({
      frame: 'absent',
      smartAccountNetworkIds: [],
      approvals: [],
    }),
    persist: {
      version: 1,
      pick: ({ login, codeSentAtMs, isSignOutOwed }) =>
        login || codeSentAtMs || isSignOutOwed ? { login, codeSentAtMs, isSignOutOwed } : undefined,
      parse: async (stored) => (await parser()).parseStoredLogin(stored),
      preload: parser,
    },
    setup(ctx, options) {
      let namespaces: readonly string[] = []
      const create = () =>
        lazy(async () => (await controllerCode()).createController({ ctx, options, namespaces }))
      let load = create()
      ctx.onReady(() => {
        // A controller ends with its run.
        ctx.signal.addEventListener('abort', () => {
          load = create()
        })
        if (!(options.projectId || ctx.use(cloudContract)?.projectId)) {
          ctx.state.assign({ isUnavailable: true })
          ctx.spawn(async () => (await controllerCode()).reportMissingProjectId(ctx))
          return
        }
        namespaces = ctx
          .items(chainAdapters)
          .map(({ namespace }) => namespace)
          .filter((namespace) => served.includes(namespace))
        const traits: ConnectorTraits = {
          id: EMBEDDED_CONNECTOR_ID,
          name: options.name ?? 'Email wallet',
          kind: 'embedded',
          namespaces,
          approval: 'ours',
        }
        if (namespaces.length)
          ctx.fill(connectors, {
            id: EMBEDDED_CONNECTOR_ID,
            traits,
            ...lazyConnectorMethods(async () => (await load()).connector),
            preferAccountType: async (...choice) => (await load()).connector.preferAccountType(...choice),
          })
        if (options.announceEIP6963) ctx.spawn(async () => (await announcer()).announceProvider(ctx, traits))
      })
      return {
        preload: async () => load().then((it) => it.preload(), ctx.report),
        login: async () => (await load()).login,
        ...lazyApi(load, ['setAccountType', 'abortRequests', 'reload']),
      }
    },
  })
