import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { chainAdapters, connectors, sessionContract } from '@latchkey/session/contract'
import { optionChecks, warnOfNamespaces } from '@latchkey/walletconnect/internal/check-options'
import { type WalletConnectContract, walletConnectContract } from './contract'
import { createConnector } from './create-connector'
import type { WalletConnectOptions } from './options'

const controllerCode = () => import('./controller')

/** Connects wallets on other devices and in other apps of the same device, by pairing over a relay. */
export const walletConnect: PluginFactory<WalletConnectContract, 'session', WalletConnectOptions> =
  /* @__PURE__ */ definePlugin(walletConnectContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    ...optionChecks,
    setup(ctx, options: WalletConnectOptions) {
      if (options.enableWalletConnect === false) return { pairing: undefined }
      const connector = createConnector(
        async (show) => (await controllerCode()).createController(ctx, options, show, ctx.use(cloudContract)),
        () => ctx.items(chainAdapters).map(({ namespace }) => namespace),
      )
      // By then all adapters are set up.
      ctx.onReady(() => {
        warnOfNamespaces(ctx, options)
        if (connector.traits.namespaces.length) ctx.fill(connectors, connector)
      })
      return { pairing: connector.pairing }
    },
  })
