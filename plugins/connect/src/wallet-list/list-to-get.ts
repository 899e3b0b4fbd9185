import type { WalletEntry } from '@latchkey/cloud/contract'
import { createExclusion, createOnce } from './known-wallets'
import type { ListInput } from './listed-wallet'
import { type PlaceToGet, placesToGet } from './places-to-get'
import { installedNamesakes } from './same-name'

export interface WalletToGet {
  readonly wallet: WalletEntry
  readonly places: readonly PlaceToGet[]
}

/** Wallets to install: the host's own, then the directory's, without those that are here or that lead nowhere. */
export function listToGet({
  session,
  connect: { options, directory },
  platform,
}: Omit<ListInput, 'platform'> & {
  readonly platform: { readonly ios: boolean; readonly android: boolean }
}): readonly WalletToGet[] {
  const { isEntryExcluded } = createExclusion(options.excludeWalletIds ?? [], directory.excluded)
  const once = createOnce(session.wallets)
  const namesakeOf = installedNamesakes(session.wallets)
  const listed = [...directory.featured, ...directory.recommended].filter((one) => !namesakeOf(one))
  return once([...(options.customWallets ?? []), ...listed])
    .filter((wallet) => !isEntryExcluded(wallet))
    .map((wallet) => ({ wallet, places: placesToGet(wallet, platform) }))
    .filter(({ places }) => places.length > 0)
}
