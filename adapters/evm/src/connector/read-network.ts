import { toEvmNetworkId } from '@latchkey/session/adapter-kit'
import type { NetworkId } from '@latchkey/session/contract'
import { WalletAnswerError } from '../errors'
import type { AskOptions, AskWallet } from './ask-wallet'

/** Where the wallet says it is. Nothing is assumed when it makes no sense. */
export async function readNetwork(ask: AskWallet, options: AskOptions): Promise<NetworkId> {
  const networkId = toEvmNetworkId(await ask('eth_chainId', options))
  if (networkId === undefined) throw new WalletAnswerError('eth_chainId')
  return networkId
}
