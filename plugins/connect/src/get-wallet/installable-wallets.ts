import type { WalletEntry } from '@latchkey/cloud/contract'
import { createNamesakes } from '../wallet-list/namesakes'
import { createExclusion } from '../wallet-list/wallet-filter'
import { createUniqueFilter } from '../wallet-list/wallet-identity'
import type { WalletListInput } from '../wallet-list/wallet-list-item'
import { type DownloadLink, getDownloadLinks } from './download-links'

export interface InstallableWallet {
  readonly wallet: WalletEntry
  readonly links: readonly DownloadLink[]
}

/** Returns the wallets to install: those of the host, then those of the directory. Installed, excluded ones and ones without links are left out. */
export function listInstallableWallets({
  session,
  connect: { options, directory },
  environment,
}: Omit<WalletListInput, 'environment'> & {
  readonly environment: { readonly ios: boolean; readonly android: boolean }
}): readonly InstallableWallet[] {
  const { isEntryExcluded } = createExclusion(options.excludeWalletIds ?? [], directory.excluded)
  const unique = createUniqueFilter(session.wallets)
  const entries = [...directory.featured, ...directory.recommended]
  const { installedOf } = createNamesakes(session.wallets, { known: entries })
  const listed = entries.filter((one) => !installedOf(one))
  return unique([...(options.customWallets ?? []), ...listed])
    .filter((wallet) => !isEntryExcluded(wallet))
    .map((wallet) => ({ wallet, links: getDownloadLinks(wallet, environment) }))
    .filter(({ links }) => links.length > 0)
}
