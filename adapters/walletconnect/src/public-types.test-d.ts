import { createLatchkey } from '@latchkey/kernel'
import { session } from '@latchkey/session'
import type { PairingController } from '@latchkey/session/contract'
import { walletConnectContract } from './contract'
import { walletConnect } from './plugin'

const latchkey = createLatchkey({ plugins: [session(), walletConnect()] })
const pairing: PairingController | undefined = latchkey.get(walletConnectContract).pairing
const uri: Promise<string> | undefined = latchkey.plugins.walletconnect.pairing?.start()

walletConnect({
  projectId: 'id',
  relayUrl: 'wss://relay.example',
  verify: false,
  namespaces: { eip155: { methods: ['personal_sign'], chains: ['eip155:1'] } },
})

// @ts-expect-error no such option
walletConnect({ project: 'id' })
// @ts-expect-error CAIP-2 ids
walletConnect({ namespaces: { eip155: { chains: [1] } } })
// @ts-expect-error needs session
createLatchkey({ plugins: [walletConnect()] })

export const kept: readonly unknown[] = [pairing, uri]
