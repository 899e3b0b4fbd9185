import type { KeyPermissions, SessionAccount, SignForAccount } from '@latchkey/simulated-wallet/permissions'
import { type Address, createPublicClient, createWalletClient, defineChain, type Hex, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { accountOf, type PhoneAccount } from './accounts'
import { evmChainId } from './key-permissions'
import { namespaceOf } from './namespaces'
import { executeSolanaRequest } from './solana/execute-solana-request'
import { readSolBalance } from './solana/read-sol-balance'
import type { SolanaKeys } from './solana/solana-keys'
import type { Network, RequestContent, Transaction } from './state'

export interface WalletKeys {
  readonly solanaKeys: SolanaKeys
  readonly permissions: KeyPermissions
}

/** Signs or sends, and resolves with the response for the page. Rejects if the chain refuses. */
export async function executeRequest(
  content: Exclude<RequestContent, { readonly kind: 'switch' | 'add' }>,
  network: Network,
  { solanaKeys, permissions }: WalletKeys,
): Promise<unknown> {
  switch (content.kind) {
    case 'message':
      return owner(content.address).signMessage({ message: { raw: content.bytes } })
    case 'typedData': {
      const { domain, types, primaryType, message } = content.typedData
      return owner(content.address).signTypedData({ domain, types, primaryType, message })
    }
    case 'transaction':
      return send(content.transaction, network)
    case 'grant': {
      const { address, given, grant } = content
      return permissions.grant(given, grant, accountOn(address, network), signFor(address))
    }
    case 'revoke': {
      const { address, context } = content
      return permissions.revoke(accountOn(address, network), context, signFor(address))
    }
    case 'solanaMessage':
    case 'solanaTransactions':
      return executeSolanaRequest(solanaKeys, content, network.networkId)
  }
}

function send({ from, to, value, data, gas }: Transaction, network: Network): Promise<Hex> {
  const client = createWalletClient({
    account: owner(from),
    chain: chainOf(network),
    transport: http(network.rpcUrl),
  })
  return client.sendTransaction({
    to: to ?? null,
    value,
    ...(data === undefined ? {} : { data }),
    ...(gas === undefined ? {} : { gas }),
  })
}

const accountOn = (address: Address, { networkId }: Network): SessionAccount => ({
  chainId: evmChainId(networkId),
  address,
})

const signFor =
  (address: Address): SignForAccount =>
  (data) =>
    owner(address).signTypedData(data)

/** In wei or lamports. */
export function readBalance({ evm, addresses }: PhoneAccount, network: Network): Promise<bigint> {
  if (namespaceOf(network.networkId) === 'solana') return readSolBalance(addresses.solana, network)
  const client = createPublicClient({ chain: chainOf(network), transport: http(network.rpcUrl) })
  return client.getBalance({ address: evm.address })
}

function owner(address: string): PrivateKeyAccount {
  const account = accountOf(address)
  if (!account) throw new Error(`${address} is not an account of this wallet.`)
  return account.evm
}

function chainOf({ networkId, name, rpcUrl, symbol }: Network) {
  return defineChain({
    // The local chain with id 1 also serves as OP Mainnet, and anvil refuses signatures for other ids.
    id: rpcUrl.endsWith('/rpc/1') ? 1 : Number(networkId.split(':')[1]),
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
}
