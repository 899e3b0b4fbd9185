import { isRelay } from './known-wallets'
import type { ListInput } from './listed-wallet'

/** Whether the whole directory is offered: the host's wish, and whether its wallets could be paired. */
export function offersAllWallets({
  session,
  connect: { options, directory },
  platform,
}: {
  readonly session: Pick<ListInput['session'], 'wallets'>
  readonly connect: Pick<ListInput['connect'], 'options' | 'directory'>
  readonly platform: ListInput['platform']
}): boolean {
  const { allWallets = 'SHOW' } = options
  const isWished = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && platform.mobile)
  return isWished && directory.status !== 'absent' && session.wallets.some(isRelay)
}
