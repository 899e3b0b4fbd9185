import type { ViewProps } from '@latchkey/kernel'
import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { type SessionState, sessionContract, type WalletRow } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { Image } from '@latchkey/ui-primitives/image'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement, ReactNode } from 'react'
import { WalletPicture } from '../components/wallet-picture'
import { type ConnectViews, connectContract } from '../contract'
import { copy } from '../copy/copy'
import { listWalletChains, namespaceNames, type WalletChain } from '../wallet-list/wallet-chains'
import { WalletNotFound } from './connecting-external-view'
import * as css from './connecting-multi-chain-view.css'

const wholeState = (state: SessionState): SessionState => state

/** Lets the user choose a chain of a wallet that has one connector per chain. Part: `multi-chain`. */
export function ConnectingMultiChainView({
  args: { walletId },
}: ViewProps<ConnectViews['ConnectingMultiChain']>): ReactNode {
  const state = usePluginState(sessionContract, wholeState)
  const row = state.wallets.find(({ id }) => id === walletId)
  return row ? <ChooseChain wallet={row} chains={listWalletChains(row, state)} /> : <WalletNotFound />
}

export interface ChooseChainProps {
  readonly wallet: WalletRow
  readonly chains: readonly WalletChain[]
}

/** Shows the wallet and a row for each of its connectors. Parts: `multi-chain`, `chain`. */
export function ChooseChain({ wallet, chains }: ChooseChainProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const locale = useLocale()
  const router = useRouter(connectContract)
  const { id: walletId, name } = wallet
  return (
    <div part="multi-chain" className={css.view}>
      <div className={css.head}>
        <WalletPicture wallet={wallet} size={64} />
        <Text as="p" variant="label" align="center">
          {t('multi-chain.question', { name })}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {t('multi-chain.hint')}
        </Text>
      </div>
      <List label={t('multi-chain.list')}>
        {chains.map(({ namespaces, network, isConnected }) => (
          <ListRow
            key={namespaces.join(' ')}
            part="chain"
            title={new Intl.ListFormat(locale).format(namespaceNames(namespaces, t))}
            picture={<Image src={network?.iconUrl} shape="circle" fallback={<NetworkIcon />} />}
            trailing={isConnected ? <Tag tone="success">{t('connect.connected')}</Tag> : <ChevronIcon />}
            onIntent={() => router.preload('ConnectingExternal')}
            onClick={() => router.push('ConnectingExternal', { walletId, name, namespaces })}
          />
        ))}
      </List>
    </div>
  )
}
