import { type Ports, startLocalServices } from '@latchkey-examples/local-services'
import { PLAYGROUND_VARIABLE } from '../../../../scripts/proofs/broken-source'
import { controlGateway, type GatewayControl } from './gateway-control'
import { controlRelay, type RelayControl } from './relay-control'
import { neighbourPolicy, type Site, serveDist } from './serve-dist'

export type Example =
  | 'playground'
  | 'minimal'
  | 'all-features'
  | 'headless'
  | 'custom-plugin'
  | 'baseline'
  | 'host-dialogs'
  | 'wagmi'
  | 'plain-html'

/** The servers of one test worker. Each worker has its own, so that faults affect no other worker. */
export interface TestServers {
  readonly gateway: GatewayControl
  readonly relay: RelayControl
  /** The page of the embedded wallet, on its own origin. */
  readonly frame: { readonly url: string }
  /** The server that a user signs in to with a wallet. */
  readonly siwxServer: { readonly url: string }
  /** The page of the on-ramp provider. */
  readonly onrampProvider: { readonly url: string }
  readonly sites: Readonly<Record<Example, Site>>
  stop(): Promise<void>
}

/** The public RPC URLs of the small examples. Tests route them to the local chains. */
export const publicRpcUrls: Readonly<Record<string, number>> = {
  'https://ethereum-rpc.publicnode.com': 1,
  'https://ethereum.reth.rs': 1,
  'https://mainnet.base.org': 8453,
}

export async function startServers(ports: Partial<Ports>): Promise<TestServers> {
  const services = await startLocalServices({ ports })
  const { gateway, relay, frame, siwxServer, onrampProvider } = services.urls
  const control = controlGateway(gateway)
  const withDefaults = [gateway, ...Object.keys(publicRpcUrls)]
  const [playground, minimal, allFeatures, headless, customPlugin, baseline, hostDialogs, wagmi, plainHtml] =
    await Promise.all([
      serveDist(
        'playground',
        [gateway, relay, siwxServer],
        process.env[PLAYGROUND_VARIABLE],
        undefined,
        [gateway],
        [frame],
      ),
      serveDist('minimal', withDefaults),
      serveDist('all-features', [gateway, relay, siwxServer], undefined, undefined, [gateway], [frame]),
      serveDist('headless', withDefaults),
      serveDist('custom-plugin', withDefaults),
      serveDist('baseline', withDefaults),
      serveDist('host-dialogs', withDefaults, undefined, neighbourPolicy(withDefaults)),
      serveDist('wagmi', withDefaults),
      serveDist('plain-html', withDefaults),
    ])
  const sites = {
    playground,
    minimal,
    'all-features': allFeatures,
    headless,
    'custom-plugin': customPlugin,
    baseline,
    'host-dialogs': hostDialogs,
    wagmi,
    'plain-html': plainHtml,
  }
  return {
    gateway: control,
    relay: controlRelay(relay, control),
    frame: { url: frame },
    siwxServer: { url: siwxServer },
    onrampProvider: { url: onrampProvider },
    sites,
    async stop() {
      await Promise.all(Object.values(sites).map((site) => site.stop()))
      await services.stop()
    },
  }
}
