import { accountContract } from '@latchkey/account/contract'
import { useOptionalPlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { compatibleNetworks, NetworkPicture } from '@latchkey/session/view-kit'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { copy } from '../copy/copy'
import * as css from './receive-view.css'

/** Maximum of pictures. Further networks are only counted. */
const PICTURES = 4

interface CompatibleNetworksProps {
  readonly namespace: ChainNamespace
}

/**
 * The networks on which the address can receive. A click opens their list, if that view exists. Part:
 * `receive-networks`.
 */
export function CompatibleNetworks({ namespace }: CompatibleNetworksProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const router = useRouter(accountContract)
  const hasAccount = useOptionalPlugin(accountContract) !== undefined
  const state = usePluginState(sessionContract, (whole) => whole)
  const networks = compatibleNetworks(state, namespace)
  if (!hasAccount || networks.length === 0) return null
  const more = networks.length - PICTURES
  return (
    <ListRow
      part="receive-networks"
      title={t('receive.networks')}
      trailing={
        <>
          <span className={css.pictures} aria-hidden="true">
            {networks.slice(0, PICTURES).map((network) => (
              <span key={network.id} className={css.picture}>
                <NetworkPicture network={network} size={24} />
              </span>
            ))}
          </span>
          {more > 0 && (
            <Text tone="secondary" numeric>
              +{more}
            </Text>
          )}
          <ChevronIcon />
        </>
      }
      onIntent={() => router.preload('WalletCompatibleNetworks')}
      onClick={() => router.push('WalletCompatibleNetworks', { namespace })}
    />
  )
}
