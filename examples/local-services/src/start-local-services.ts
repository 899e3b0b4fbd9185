import { SOCIAL_RESULT_PATH } from '@latchkey-examples/embedded-wallet-frame/server'
import { chainStateFile } from './chain/chain-state-file'
import { type ChainEntry, chainBase, chainMainnet } from './chain/chain-table'
import { compileContracts } from './chain/compile-contracts'
import { type RunningChain, startChain } from './chain/start-chain'
import { createNameRegistry } from './data/name-registry'
import { createSolanaReader } from './data/solana-reader'
import { deployNames } from './ens/deploy-names'
import { ChainFailedError } from './errors'
import { exchangeAssets } from './exchange/exchange-assets'
import { createTraffic } from './fault-injection/log-and-inject-faults'
import { startFrame } from './frame/start-frame'
import { type ChainDescription, startGateway } from './gateway/start-gateway'
import type { HttpService } from './http/start-http-service'
import { startIdentityProvider } from './identity-provider/start-identity-provider'
import { createMailInbox } from './mail/mail-inbox'
import { startOnrampProvider } from './onramp/start-onramp-provider'
import { type Ports, portsFromEnvironment, portTable } from './ports'
import { startRelay } from './relay/start-relay'
import { startSiwxServer } from './siwx-server/start-siwx-server'
import { deploySmartAccounts } from './smart-accounts/deploy-smart-accounts'
import { createSessionStore } from './smart-sessions/session-store'
import type { RunningSolana } from './solana/start-solana'
import { createStartedServices } from './started-services'
import { deploySwaps } from './swaps/deploy-swaps'

export interface LocalServicesOptions {
  /** Ports by service. Default: the environment's, else those of the table. 0 takes any free port. */
  readonly ports?: Partial<Ports>
  /**
   * Where chains and names are stored: `world.json` means `world.1.json`, `world.8453.json`,
   * `world.solana.json` and `world.names.json`.
   */
  readonly stateFile?: string
  /** Called once when a chain exits by itself. The other services run until `stop`. */
  readonly onFailure?: (error: ChainFailedError) => void
}

export interface LocalServices {
  /** Without a trailing slash. */
  readonly urls: {
    readonly gateway: string
    /** The blockchain data API. */
    readonly data: string
    readonly relay: string
    readonly frame: string
    /** The pages of the social logins. */
    readonly identityProvider: string
    /** The server that a user signs in to with a wallet. */
    readonly siwxServer: string
    /** The page of a provider that sells for fiat money. */
    readonly onrampProvider: string
    readonly chainMainnet: string
    readonly chainBase: string
    readonly solana: string
  }
  /** The response of `GET /chains`. */
  readonly chains: readonly ChainDescription[]
  /** Stops every service and process within a second. May be called again. */
  stop(): Promise<void>
}

/**
 * Starts all services on 127.0.0.1, or none of them if one fails. Throws `PortBusyError`, `InvalidPortError`,
 * `AnvilMissingError`, `ChainFailedError`, `CompilationError`.
 */
export async function startLocalServices(options: LocalServicesOptions = {}): Promise<LocalServices> {
  const ports: Ports = { ...portsFromEnvironment(process.env), ...options.ports }
  const traffic = createTraffic()
  const services = createStartedServices()
  try {
    const inbox = createMailInbox()
    const identityProvider = services.add(
      await startIdentityProvider({
        port: ports.identityProvider,
        traffic,
        redirectUri: () => `${frame.url}${SOCIAL_RESULT_PATH}`,
      }),
    )
    const frame: HttpService = services.add(
      await startFrame(ports.frame, traffic, inbox, () => identityProvider.url),
    )
    const relay = services.add(await startRelay(ports.relay, traffic))
    const contracts = await compileContracts()
    const start = async (entry: ChainEntry): Promise<RunningChain> =>
      services.add(await startChain(entry, ports[entry.port], contracts.TestToken, options.stateFile))
    const starting = [
      start(chainMainnet),
      start(chainBase),
      startSolana(ports.solana, options.stateFile).then(services.add),
    ] as const
    // Waits for all, so that when one fails the others can be stopped.
    await Promise.allSettled(starting)
    const [mainnet, base, solana] = await Promise.all(starting)
    // The default for callers other than pages. Pages get the phone's URL on their own origin.
    const phoneUrl = `http://127.0.0.1:${ports.playground || portTable.playground.port}/phone/`
    // web3.js opens subscriptions one port above the RPC URL. Above the gateway's default port is the
    // relay's.
    relay.lend(solana.path, solana.takeSocket)
    const further = [createSolanaReader(solana)]
    const gateway = services.add(
      await startGateway(
        ports.gateway,
        traffic,
        [mainnet, base],
        relay,
        phoneUrl,
        inbox,
        further,
        solana,
        createNameRegistry(options.stateFile && chainStateFile(options.stateFile, 'names')),
        createSessionStore(options.stateFile && chainStateFile(options.stateFile, 'sessions')),
      ),
    )
    const siwxServer = services.add(
      await startSiwxServer(ports.siwxServer, traffic, {
        'eip155:1': `${gateway.url}/rpc/1`,
        'eip155:8453': `${gateway.url}/rpc/8453`,
      }),
    )
    const onrampProvider = services.add(
      await startOnrampProvider({
        port: ports.onrampProvider,
        traffic,
        assets: exchangeAssets([mainnet, base], solana),
        nodeUrlOf: (networkId) => [mainnet, base, solana].find((one) => one.networkId === networkId)?.nodeUrl,
      }),
    )
    // After the gateway, because the picture of one name is a URL of it.
    await deployNames(mainnet.nodeUrl, contracts, gateway.url)
    for (const chain of [mainnet, base]) await deploySmartAccounts(chain.nodeUrl, contracts)
    await Promise.all([mainnet, base].map(({ nodeUrl }) => deploySwaps(nodeUrl, contracts)))
    for (const chain of [mainnet, base]) {
      void chain.ended.then((lastLine) => {
        if (!services.stopping())
          options.onFailure?.(
            new ChainFailedError(chain.networkId, `it ended by itself. It last printed: ${lastLine}`),
          )
      })
    }
    return {
      urls: {
        gateway: gateway.url,
        data: `${gateway.url}/data`,
        relay: relay.url,
        frame: frame.url,
        identityProvider: identityProvider.url,
        siwxServer: siwxServer.url,
        onrampProvider: onrampProvider.url,
        chainMainnet: mainnet.nodeUrl,
        chainBase: base.nodeUrl,
        solana: solana.nodeUrl,
      },
      chains: gateway.chains,
      stop: services.stop,
    }
  } catch (error) {
    await services.stop()
    throw error
  }
}

/** Imported while the other chains start, because the VM takes a third of a second to load. */
async function startSolana(port: number, stateFile: string | undefined): Promise<RunningSolana> {
  const { startSolana: start } = await import('./solana/start-solana')
  return start(port, stateFile === undefined ? undefined : chainStateFile(stateFile, 'solana'))
}
