import type { ViewProps } from '@latchkey/kernel'
import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { type SessionState, sessionContract, type WalletRow } from '@latchkey/session/contract'
import { ChevronIcon, List, ListRow, Tag, Text, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { type ConnectViews, connectContract } from '../contract'
import { texts } from '../texts'
import { listWalletChains, namespaceNames, type WalletChain } from '../wallet-list/wallet-chains'
import { WalletPicture } from '../wallet-picture'
import * as css from './connecting.css'
import { WalletNotFound } from './connecting-external-view'
import { useNamesakes } from './look-alike-note'

const wholeState = (state: SessionState): SessionState => state

/** Lets the user choose a chain of a wallet that has one connector per chain. Part: `multi-chain`. */
export function ConnectingMultiChainView({
  args: { walletId },
}: ViewProps<ConnectViews['ConnectingMultiChain']>): ReactNode {
  const state = usePluginState(sessionContract, wholeState)
  const { join } = useNamesakes()
  const row = state.wallets.find(({ id }) => id === walletId)
  return row ? <ChooseChain wallet={row} chains={listWalletChains(join(row), state)} /> : <WalletNotFound />
}

interface ChooseChainProps {
  readonly wallet: WalletRow
  readonly chains: readonly WalletChain[]
}

/**
 * Shows the wallet and a row for each of its connectors, with that one's own picture and rdns. The first that is not connected
 * is the suggested one. Parts: `multi-chain`, `chain`.
 */
function ChooseChain({ wallet, chains }: ChooseChainProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const router = useRouter(connectContract)
  const suggested = chains.find(({ isConnected }) => !isConnected)
  return (
    <div part="multi-chain" className={css.view}>
      <div className={css.head}>
        <WalletPicture wallet={wallet} size={64} />
        <Text as="p" variant="label" align="center">
          {t('multi-chain.question', { name: wallet.name })}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {t('multi-chain.hint')}
        </Text>
      </div>
      <List label={t('multi-chain.list')}>
        {chains.map((chain) => {
          const { walletId, name, iconUrl, rdns, namespaces, isConnected } = chain
          return (
            <ListRow
              key={namespaces.join(' ')}
              part="chain"
              title={new Intl.ListFormat(locale).format(namespaceNames(namespaces, t))}
              secondary={rdns && <bdi>{rdns}</bdi>}
              picture={<WalletPicture wallet={iconUrl === undefined ? { name } : { name, iconUrl }} />}
              trailing={isConnected ? <Tag tone="success">{t('connect.connected')}</Tag> : <ChevronIcon />}
              current={chain === suggested}
              onIntent={() => router.preload('ConnectingExternal')}
              onClick={() => router.push('ConnectingExternal', { walletId, name, namespaces })}
            />
          )
        })}
      </List>
    </div>
  )
}
