import { type Connection, type SessionState, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from '../account-context'

/** Notifies the user when another wallet is connected beside those that are. The same wallet in another namespace is not new. */
export function notifyAddedWallets(ctx: AccountContext): void {
  const known = new Set(connected(ctx.read(sessionContract)).map(({ id }) => id))
  ctx.events.on('session:disconnected', ({ connectionId }) => void known.delete(connectionId))
  ctx.events.on('session:connected', ({ connectionId, walletId, silent }) => {
    const isNew = !known.has(connectionId)
    known.add(connectionId)
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
