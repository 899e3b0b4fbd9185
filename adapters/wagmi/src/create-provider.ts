import type { Remove } from '@latchkey/kernel'
import { type Eip1193Provider, sessionContract } from '@latchkey/session/contract'
import { numberToHex } from 'viem'
import { type EvmConnection, evmConnection, notConnected, requireConnection } from './evm-connection'
import type { WagmiLatchkey } from './wagmi-latchkey'

interface Subscription {
  readonly event: string
  readonly listener: (payload: never) => void
}

/**
 * An EIP-1193 provider of whichever wallet is active on EVM networks: wagmi keeps what it makes of a provider while address
 * and chain stay the same, even when the wallet does not. A request for an account that the wallet did not grant rejects.
 */
export function createProvider(latchkey: WagmiLatchkey): Eip1193Provider {
  const read = (): EvmConnection | undefined => evmConnection(latchkey.read(sessionContract))
  const subscriptions = new Set<Subscription>()
  let last: EvmConnection | undefined
  let stop: Remove | undefined
  const emit = (event: string, payload: unknown): void => {
    // Cast, because the type of the payload depends on the event's name.
    for (const one of [...subscriptions]) if (one.event === event) one.listener(payload as never)
  }
  const follow = (): void => {
    const before = last
    const now = read()
    last = now
    if (before && !now) {
      emit('accountsChanged', [])
      emit('disconnect', notConnected())
    }
    if (!now) return
    const chainId = numberToHex(now.chainId)
    if (!before) emit('connect', { chainId })
    if (before?.accounts.join() !== now.accounts.join()) emit('accountsChanged', now.accounts)
    if (before && before.chainId !== now.chainId) emit('chainChanged', chainId)
  }
  return {
    async request(args) {
      // The state has a connection before its provider exists.
      await undefined
      const { connectionId } = requireConnection(latchkey.read(sessionContract))
      const provider = latchkey.get(sessionContract).provider(connectionId, 'eip155')
      if (!provider) throw notConnected()
      return provider.request(args)
    },
    on(event, listener) {
      subscriptions.add({ event, listener })
      if (stop) return
      last = read()
      stop = latchkey.watch(sessionContract, (state) => state, follow)
    },
    removeListener(event, listener) {
      for (const one of subscriptions)
        if (one.event === event && one.listener === listener) subscriptions.delete(one)
      if (subscriptions.size > 0) return
      stop?.()
      stop = undefined
    },
  }
}
