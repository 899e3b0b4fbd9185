import type { Account, ConnectionResult, NetworkId } from '@latchkey/session/contract'
import type { AskWallet } from './ask-wallet'
import { listenToWallet } from './listen-to-wallet'
import { readNetwork } from './read-network'
import { toAccounts } from './wallet-answers'
import type { WalletProvider } from './wallet-provider'

/** A wallet that says something new each time it is asked is believed after so many times. */
const MAX_ROUNDS = 4

/** What a wallet said by itself since it was asked. */
interface News {
  accounts?: readonly Account[]
  networkId?: NetworkId
  ended?: boolean
}

/**
 * Accounts and network as they are together: where the wallet says between two answers that the first one is no
 * longer so, it is asked again. Never a prompt. `undefined` when it names no account.
 * @param asked what the wallet has just answered; an empty list to ask it
 */
export async function readConnection(
  provider: WalletProvider,
  ask: AskWallet,
  asked: readonly Account[],
  how: { readonly signal: AbortSignal; readonly withinMs: number },
): Promise<ConnectionResult | undefined> {
  const over = new AbortController()
  let news: News = {}
  const observer = {
    accountsChanged: (accounts: readonly Account[]) => void Object.assign(news, { accounts }),
    networkChanged: (networkId: NetworkId) => void Object.assign(news, { networkId }),
    disconnected: () => void Object.assign(news, { ended: true }),
  }
  listenToWallet(provider, ask, observer, AbortSignal.any([how.signal, over.signal]))
  try {
    let known = asked
    for (let round = 1; ; round += 1) {
      // Some wallets approve with an empty answer.
      const accounts = known.length > 0 ? known : toAccounts(await ask('eth_accounts', how))
      const [first, ...others] = accounts
      if (!first) return undefined
      const networkId = await readNetwork(ask, how)
      if (round === MAX_ROUNDS || !isNew(news, accounts, networkId))
        return { accounts: [first, ...others], networkIds: { eip155: networkId } }
      news = {}
      known = []
    }
  } finally {
    over.abort()
  }
}

function isNew({ accounts, networkId, ended }: News, known: readonly Account[], on: NetworkId): boolean {
  const others = accounts !== undefined && JSON.stringify(accounts) !== JSON.stringify(known)
  return others || (networkId ?? on) !== on || ended === true
}
