import { cloud } from '@latchkey/cloud'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { history } from '@latchkey/history'
import type { Ports } from '@latchkey/kernel'
import { onramp } from '@latchkey/onramp'
import { receive } from '@latchkey/receive'
import { send } from '@latchkey/send'
import { swaps } from '@latchkey/swaps'
import { walletConnect } from '@latchkey/walletconnect'
import { createLatchkey, essentials } from 'latchkey'
import { lanternRamp } from '../../latchkey/onramp-providers'
import { gatewayUrl, relayUrl } from '../../latchkey/services'
import { swapRouters } from '../../latchkey/swap-routers'
import { chosenFeatures, type FeatureId, needsCloud } from '../choices'

/** Creates the embedded instance with exactly the chosen features, on the local services. */
export function createDemoLatchkey(chosen: ReadonlySet<FeatureId>, ports: Partial<Ports>) {
  const gateway = gatewayUrl()
  const has = (id: FeatureId): boolean => chosen.has(id)
  return createLatchkey({
    id: 'demo',
    ports,
    plugins: [
      ...essentials({ portfolio: { names: false }, modal: { enableEmbedded: true } }),
      evm({
        networks: [mainnet, base],
        rpcUrls: { 1: [`${gateway}/rpc/1`], 8453: [`${gateway}/rpc/8453`] },
      }),
      ...(needsCloud(chosenFeatures(chosen))
        ? [
            cloud({
              projectId: 'local',
              directoryUrl: `${gateway}/directory/invented`,
              dataUrl: `${gateway}/data`,
            }),
          ]
        : []),
      ...(has('send') ? [send()] : []),
      ...(has('receive') ? [receive()] : []),
      ...(has('swap') ? [swaps({ routers: swapRouters })] : []),
      ...(has('buy') ? [onramp({ providers: [lanternRamp()] })] : []),
      ...(has('history') ? [history({ pictureOrigins: [] })] : []),
      ...(has('phone') ? [walletConnect({ projectId: 'local', relayUrl: relayUrl(), verify: false })] : []),
    ],
  })
}

export type DemoLatchkey = ReturnType<typeof createDemoLatchkey>
