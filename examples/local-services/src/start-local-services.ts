import { type ChainEntry, chainBase, chainMainnet } from './chain/chain-table'
import { compileToken } from './chain/compile-token'
import { type RunningChain, startChain } from './chain/start-chain'
import { ChainFailedError } from './errors'
import { startFrame } from './frame/start-frame'
import { type ChainDescription, startGateway } from './gateway/start-gateway'
import { type Ports, portsFromEnvironment, portTable } from './ports'
import { startRelay } from './relay/start-relay'
import { createStopList } from './stop-list'
import { createTraffic } from './traffic/traffic'

export interface LocalServicesOptions {
  /** Single ports; the others come from the environment, else from the table. 0 takes any free port. */
  readonly ports?: Partial<Ports>
  /** Keeps the chains: `world.json` is read and written as `world.1.json` and `world.8453.json`. */
  readonly stateFile?: string
  /** Told once when a chain ends without having been asked to. The rest runs on until `stop`. */
  readonly onFailure?: (error: ChainFailedError) => void
}

export interface LocalServices {
  /** Without a slash at the end. */
  readonly urls: {
    readonly gateway: string
    readonly relay: string
    readonly frame: string
    readonly chainMainnet: string
    readonly chainBase: string
  }
  /** What `GET /chains` answers. */
  readonly chains: readonly ChainDescription[]
  /** Ends every service and process, within a second. May be called again. */
  stop(): Promise<void>
}

/**
 * Brings up the chains, the gateway, the relay and the frame on 127.0.0.1, or nothing at all.
 * Throws `PortBusyError`, `InvalidPortError`, `AnvilMissingError`, `ChainFailedError`, `CompilationError`.
 */
export async function startLocalServices(options: LocalServicesOptions = {}): Promise<LocalServices> {
  const ports: Ports = { ...portsFromEnvironment(process.env), ...options.ports }
  const traffic = createTraffic()
  const services = createStopList()
  try {
    const frame = services.add(await startFrame(ports.frame, traffic))
    const relay = services.add(await startRelay(ports.relay, traffic))
    const tokenCode = await compileToken()
    const start = async (entry: ChainEntry): Promise<RunningChain> =>
      services.add(await startChain(entry, ports[entry.port], tokenCode, options.stateFile))
    const starting = [start(chainMainnet), start(chainBase)] as const
    // Both are waited for, so that the one that comes up is stopped where the other does not.
    await Promise.allSettled(starting)
    const [mainnet, base] = await Promise.all(starting)
    // For callers that are no page: one is told of the phone beside itself.
    const phoneUrl = `http://127.0.0.1:${ports.playground || portTable.playground.port}/phone/`
    const gateway = services.add(await startGateway(ports.gateway, traffic, [mainnet, base], relay, phoneUrl))
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
        relay: relay.url,
        frame: frame.url,
        chainMainnet: mainnet.nodeUrl,
        chainBase: base.nodeUrl,
      },
      chains: gateway.chains,
      stop: services.stop,
    }
  } catch (error) {
    await services.stop()
    throw error
  }
}
