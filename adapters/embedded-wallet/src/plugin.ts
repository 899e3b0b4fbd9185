import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, lazy, type PluginFactory } from '@latchkey/kernel'
import { modalContract } from '@latchkey/modal/contract'
import { lazyConnectorMethods } from '@latchkey/session/adapter-kit'
import { type ConnectorTraits, chainAdapters, connectors, sessionContract } from '@latchkey/session/contract'
import { checkOptions, knownOptions } from '#check-options'
import { EMBEDDED_CONNECTOR_ID, type EmbeddedWalletContract, embeddedWalletContract } from './contract'
import type { EmbeddedWalletOptions } from './options'

const served: readonly string[] = ['eip155', 'solana']

/** A wallet in a frame of another origin, entered by email or a social login. Loads nothing before its first use. */
export const embeddedWallet: PluginFactory<EmbeddedWalletContract, 'session', EmbeddedWalletOptions> =
  /* @__PURE__ */ definePlugin(embeddedWalletContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract, modalContract],
    knownOptions: knownOptions,
    checkOptions,
    initialState: () => ({
      frame: 'absent',
      login: undefined,
      user: undefined,
      codeSentAtMs: undefined,
      smartAccountNetworkIds: [],
    }),
    persist: {
      version: 1,
      pick: ({ login, codeSentAtMs }) => (login || codeSentAtMs ? { login, codeSentAtMs } : undefined),
      parse: async (stored) => (await import('./login/parse-stored-login')).parseStoredLogin(stored),
      preload: () => import('./login/parse-stored-login'),
    },
    setup(ctx, options) {
      const namespaces = () =>
        ctx
          .items(chainAdapters)
          .map(({ namespace }) => namespace)
          .filter((namespace) => served.includes(namespace))
      const load = lazy(async () =>
        (await import('./controller')).createController({
          ctx,
          options,
          cloud: ctx.tryUse(cloudContract),
          modal: ctx.tryUse(modalContract),
          namespaces: namespaces(),
        }),
      )
      const id = EMBEDDED_CONNECTOR_ID
      ctx.onReady(() => {
        const traits: ConnectorTraits = {
          id,
          name: options.name ?? 'Email wallet',
          kind: 'embedded',
          namespaces: namespaces(),
          approval: 'ours',
        }
        if (traits.namespaces.length)
          ctx.fill(connectors, { id, traits, ...lazyConnectorMethods(async () => (await load()).connector) })
      })
      return {
        preload: async () => {
          await load()
            .then(({ frame }) => frame.load())
            .catch(ctx.report)
        },
        email: {
          start: async (email, signal) => (await load()).email.start(email, signal),
          confirmDevice: async (signal) => (await load()).email.confirmDevice(signal),
          confirmCode: async (code, signal) => (await load()).email.confirmCode(code, signal),
        },
        emailChange: {
          start: async (email, signal) => (await load()).emailChange.start(email, signal),
          confirmPresentEmail: async (code, signal) =>
            (await load()).emailChange.confirmPresentEmail(code, signal),
          confirmNewEmail: async (code, signal) => (await load()).emailChange.confirmNewEmail(code, signal),
        },
        social: {
          redirectUrl: async (provider, signal) => (await load()).social.redirectUrl(provider, signal),
          finish: async (provider, url, signal) => (await load()).social.finish(provider, url, signal),
          farcasterUrl: async (signal) => (await load()).social.farcasterUrl(signal),
          finishFarcaster: async (signal) => (await load()).social.finishFarcaster(signal),
        },
        setAccountType: async (type) => (await load()).setAccountType(type),
        abortRequests: () => void load().then(({ connector }) => connector.abortRequests(), ctx.report),
        reload: async () => (await load()).frame.reload(),
      }
    },
  })
