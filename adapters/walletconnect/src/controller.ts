import type { CloudApi, CloudContract } from '@latchkey/cloud/contract'
import { ConfigurationError, type PluginContext } from '@latchkey/kernel'
import {
  chainAdapters,
  type SessionContract,
  sessionContract,
  signInSources,
} from '@latchkey/session/contract'
import type { WalletConnectContract } from './contract'
import type { RelayConnectorWork, ShowPairing } from './create-connector'
import { ProjectIdMissingError, RelayLibraryMissingError } from './errors'
import { isRelayUrl, type WalletConnectOptions } from './options'
import type { UniversalProviderConstructor } from './relay/sdk'
import { createRelayConnector } from './relay-connector'

/** Creates the connector's methods over the real relay library. */
export function createController(
  ctx: WalletConnectContext,
  options: WalletConnectOptions,
  show: ShowPairing,
  // The API and not its contract token, because code shared by both chunks would become a third chunk.
  cloud: CloudApi | undefined,
): RelayConnectorWork {
  const { clock, browser, storage } = ctx
  const { relayUrl, verify = true, storage: keep = storage } = options
  let isLogged = false
  const loadLibrary = async (): Promise<UniversalProviderConstructor> => {
    const { loadSdk, installMessage } = await import('./relay/sdk')
    return loadSdk().catch((error: unknown) => {
      if (error instanceof RelayLibraryMissingError && !isLogged) ctx.logger.error(installMessage)
      isLogged = true
      throw error
    })
  }
  /** Loads in parallel everything that a code needs besides the relay. */
  const loadParts = () =>
    Promise.all([
      import('./relay/create-walletconnect-client'),
      loadLibrary(),
      ctx.use(sessionContract).metadata(),
    ])
  return createRelayConnector({
    clock,
    browser,
    show,
    logger: ctx.logger,
    keep,
    namespaces: options.namespaces,
    networks: () => ctx.read(sessionContract).networks,
    async requestNode(call, network, signal) {
      const adapter = ctx.items(chainAdapters).find(({ namespace }) => namespace === network.namespace)
      return (await adapter?.capabilities())?.node?.request(call, network, signal)
    },
    async signInRequest(signal) {
      const { preferredNetworkIds, networks } = ctx.read(sessionContract)
      const preferred = networks.find(({ id }) => id === preferredNetworkIds['eip155'])
      const [source] = ctx.items(signInSources)
      const attempt = { walletId: 'walletConnect', namespaces: ['eip155'], networkId: preferred?.id, signal }
      return source?.request(attempt)
    },
    async preload() {
      await loadParts()
    },
    async createClient() {
      if (relayUrl !== undefined && !isRelayUrl(relayUrl)) throw new ConfigurationError('INVALID_RELAY_URL')
      const projectId = options.projectId ?? cloud?.projectId
      if (projectId === undefined && relayUrl === undefined) throw new ProjectIdMissingError()
      const [{ createWalletConnectClient }, sdk, metadata] = await loadParts()
      const prefix = `latchkey-${ctx.randomId()}`
      return createWalletConnectClient(sdk, {
        clock,
        browser,
        projectId,
        relayUrl,
        metadata,
        keep,
        verify,
        prefix,
        onClientId: (clientId) => cloud?.setClientId(clientId),
      })
    },
    onDispose: (cleanup) => ctx.onDispose(cleanup),
  })
}

export type WalletConnectContext = PluginContext<WalletConnectContract, SessionContract, CloudContract>
