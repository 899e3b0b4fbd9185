import { useLocale, useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { Image } from '@latchkey/ui-primitives/image'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import { namespaceNames } from '../namespace-names'
import type { WalletChain } from '../wallet-list/chains-of'
import * as css from './choose-chain.css'
import { useCopy } from './use-copy'
import { WalletPicture } from './wallet-picture'

export interface ChooseChainProps {
  readonly wallet: WalletRow
  readonly chains: readonly WalletChain[]
}

/** The wallet, and a row for each way to it. Parts: `multi-chain`, `chain`. */
export function ChooseChain({ wallet, chains }: ChooseChainProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const locale = useLocale()
  const router = useRouter(connectContract)
  const { id: walletId, name } = wallet
  return (
    <div part="multi-chain" className={css.view}>
      <div className={css.head}>
        <WalletPicture wallet={wallet} size={64} />
        <Text as="p" variant="label" align="center">
          {say('multi-chain.question', { name })}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {say('multi-chain.hint')}
        </Text>
      </div>
      <List label={say('multi-chain.list')}>
        {chains.map(({ namespaces, network, isConnected }) => (
          <ListRow
            key={namespaces.join(' ')}
            part="chain"
            title={namespaceNames(namespaces, say, locale)}
            picture={<Image src={network?.iconUrl} shape="circle" fallback={<NetworkIcon />} />}
            trailing={isConnected ? <Tag tone="success">{say('connect.connected')}</Tag> : <ChevronIcon />}
            onIntent={() => router.preload('ConnectingExternal')}
            onClick={() => router.push('ConnectingExternal', { walletId, name, namespaces })}
          />
        ))}
      </List>
    </div>
  )
}
