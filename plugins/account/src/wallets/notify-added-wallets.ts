import { type Connection, type SessionState, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from '../account-context'

/** Notifies the user when a wallet is connected while others are. The same wallet in another namespace is not announced. */
export function notifyAddedWallets(ctx: AccountContext): void {
  const knownIds = new Set(connected(ctx.read(sessionContract)).map(({ id }) => id))
  ctx.events.on('session:disconnected', ({ connectionId }) => void knownIds.delete(connectionId))
  ctx.events.on('session:connected', ({ connectionId, walletId, silent }) => {
    const isNew = !knownIds.has(connectionId)
    knownIds.add(connectionId)
    const others = connected(ctx.read(sessionContract)).filter(({ id }) => id !== connectionId)
    if (silent || !isNew || others.length === 0 || others.some((one) => one.walletId === walletId)) return
    ctx.notify({
      surface: 'banner',
      variant: 'success',
      code: 'WALLET_ADDED',
      text: (t) => t('wallets.added', 'New Wallet Added'),
    })
  })
}

const connected = ({ connections }: SessionState): readonly Connection[] =>
  Object.values(connections).filter(({ status }) => status === 'connected')
