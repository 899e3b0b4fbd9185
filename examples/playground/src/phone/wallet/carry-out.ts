import { createPublicClient, createWalletClient, defineChain, type Hex, http } from 'viem'
import { accountOf, type PhoneAccount } from './accounts'
import type { Network, Transaction, Wish } from './state'

/** Signs or sends. Rejects where the chain refuses; a wish about networks is not its business. */
export async function carryOut(
  wish: Extract<Wish, { readonly kind: 'message' | 'typedData' | 'transaction' }>,
  network: Network,
): Promise<Hex> {
  switch (wish.kind) {
    case 'message':
      return owner(wish.address).signMessage({ message: { raw: wish.bytes } })
    case 'typedData': {
      const { domain, types, primaryType, message } = wish.typedData
      return owner(wish.address).signTypedData({ domain, types, primaryType, message })
    }
    case 'transaction':
      return send(wish.transaction, network)
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

/** In wei. */
export function readBalance(account: PhoneAccount, network: Network): Promise<bigint> {
  const client = createPublicClient({ chain: chainOf(network), transport: http(network.rpcUrl) })
  return client.getBalance({ address: account.address })
}

function owner(address: string): PhoneAccount {
  const account = accountOf(address)
  if (!account) throw new Error(`${address} is not an account of this wallet.`)
  return account
}

function chainOf({ networkId, name, rpcUrl, symbol }: Network) {
  return defineChain({
    // OP Mainnet stands on the chain with id 1 here, and anvil takes no signature for another.
    id: rpcUrl.endsWith('/rpc/1') ? 1 : Number(networkId.split(':')[1]),
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
}
