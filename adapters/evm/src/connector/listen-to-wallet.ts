import { toEvmNetworkId } from '@latchkey/session/adapter-kit'
import type { ConnectorListener } from '@latchkey/session/contract'
import type { AskWallet } from './ask-wallet'
import { isEmptyList, toAccounts } from './wallet-answers'
import { isPassing } from './wallet-errors'
import type { WalletProvider } from './wallet-provider'

const ANSWER_LIMIT_MS = 30_000

/** EIP-1193 events. What makes no sense is not passed on. */
export function listenToWallet(
  provider: WalletProvider,
  ask: AskWallet,
  observer: ConnectorListener,
  signal: AbortSignal,
): void {
  const hear = (event: string, react: (payload: unknown) => void): void => {
    // A wallet without `removeListener` goes on calling.
    const listener = (payload: unknown): void => {
      if (!signal.aborted) react(payload)
    }
    void attempt(() => provider.on?.(event, listener))
    signal.addEventListener('abort', () => void attempt(() => provider.removeListener?.(event, listener)), {
      once: true,
    })
  }
  if (signal.aborted) return
  hear('accountsChanged', (payload) => {
    const accounts = toAccounts(payload)
    if (accounts.length > 0 || isEmptyList(payload)) observer.accountsChanged(accounts)
  })
  hear('chainChanged', (payload) => {
    const networkId = toEvmNetworkId(payload)
    if (networkId !== undefined) observer.networkChanged(networkId)
  })
  hear('disconnect', (reason) => {
    const end = (): void => {
      if (!signal.aborted) observer.disconnected(reason)
    }
    if (!isPassing(reason)) return end()
    // The line was lost for a moment; a wallet that still shares accounts has not left.
    ask('eth_accounts', { withinMs: ANSWER_LIMIT_MS, signal }).then((answer) => {
      if (toAccounts(answer).length === 0) end()
    }, end)
  })
}

/** A wallet that cannot be listened to, now or as it turns out later, still connects and signs. */
async function attempt(run: () => unknown): Promise<void> {
  try {
    await run()
  } catch {
    // It only says less.
  }
}
