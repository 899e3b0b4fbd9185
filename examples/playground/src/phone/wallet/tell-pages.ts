import type { IWalletKit } from '@reown/walletkit'
import type { Address } from 'viem'

export interface Standing {
  readonly address: Address
  readonly networkId: string
}

/**
 * Tells one page where the owner now stands. A network or an account that its session does not have yet is added
 * first: an event about anything else would be refused.
 */
export async function tellPage(
  kit: IWalletKit,
  topic: string,
  { address, networkId }: Standing,
  changed: 'account' | 'network',
): Promise<void> {
  const granted = kit.getActiveSessions()[topic]?.namespaces['eip155']
  if (!granted) return
  const chains = [...new Set([...(granted.chains ?? []), networkId])]
  const known = granted.accounts.map((account) => account.slice(account.lastIndexOf(':') + 1))
  const addresses = [...new Set([address, ...known])]
  const accounts = chains.flatMap((chain) => addresses.map((one) => `${chain}:${one}`))
  if (accounts.join() !== granted.accounts.join()) {
    const { acknowledged } = await kit.updateSession({
      topic,
      namespaces: { eip155: { ...granted, chains, accounts } },
    })
    await acknowledged()
  }
  const event =
    changed === 'account'
      ? { name: 'accountsChanged', data: [address] }
      : { name: 'chainChanged', data: Number(networkId.split(':')[1]) }
  if (granted.events.includes(event.name)) await kit.emitSessionEvent({ topic, event, chainId: networkId })
}
