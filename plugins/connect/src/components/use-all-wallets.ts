import { usePluginState, useServices } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { useMemo } from 'react'
import { type ArrangedWallet, arrangeWallets } from '../all-wallets/arrange-wallets'
import { firstWallets, ownWallets } from '../all-wallets/first-wallets'
import { createOffer } from '../all-wallets/is-offered'
import { connectContract } from '../contract'
import { platformOf } from '../platform'
import { isCalled } from '../wallet-list/matches-query'
import type { DirectorySearch } from './use-directory-search'

/** What is loaded, in order; with a query what of it matches, and what the directory found for it. */
export function useAllWallets(query: string, search: DirectorySearch): readonly ArrangedWallet[] {
  const { browser } = useServices().ports
  const options = usePluginState(connectContract, (state) => state.options)
  const directory = usePluginState(connectContract, (state) => state.directory)
  const { wallets, certified } = usePluginState(connectContract, (state) => state.directoryPages)
  const rows = usePluginState(sessionContract, (state) => state.wallets)
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const wanted = query.trim()
  const found = wanted === '' ? undefined : search.found
  const isAnswer = search.status === 'found'

  const loaded = useMemo(() => {
    const offer = createOffer({ options, directory, networks, mobile: platformOf(browser).mobile })
    const first = firstWallets({ directory, certified }, offer)
    const also = (found ?? []).filter((one) => !certified || one.certified === true)
    const own = ownWallets(options.customWallets, certified, offer)
    return arrangeWallets(own, [...first, ...wallets, ...also], rows)
  }, [options, directory, networks, browser, certified, wallets, found, rows])

  return useMemo(() => {
    if (wanted === '') return loaded
    const foundIds = new Set(isAnswer ? found?.map(({ id }) => id) : [])
    return loaded.filter(({ wallet }) => foundIds.has(wallet.id) || isCalled(wallet, wanted))
  }, [loaded, wanted, found, isAnswer])
}
