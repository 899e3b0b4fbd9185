import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { type Network, type NetworkId, sessionContract } from '@latchkey/session/contract'
import { Button, List, ListRow, Tag, Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { EmptyState, NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { CheckIcon, CutName } from '@latchkey/ui-primitives/screens'
import { NetworkPicture, SearchableList, useListTexts } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { texts } from '../texts'
import { groupNetworks, namespaceName } from './group-networks'
import { walletWithoutNetwork } from './network-choice'
import * as css from './networks.css'
import { useLeaveNetworks } from './use-leave-networks'

interface NetworkListProps {
  /** The network that is marked. */
  readonly current: NetworkId | undefined
  /** Default: all networks of the page. */
  readonly networks?: readonly Network[]
  readonly disabled?: boolean
  readonly onPick: (network: Network) => void
}

/** Networks grouped by namespace, in the host's order. Parts: `network`, `network-kind`, and those of the row. */
export function NetworkList({ current, disabled = false, onPick, ...given }: NetworkListProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const listText = useListTexts()
  const leave = useLeaveNetworks()
  const state = usePluginState(sessionContract, (whole) => whole)
  const networks = given.networks ?? state.networks
  const hasHeadings = groupNetworks(networks).length > 1
  if (networks.length === 0)
    return (
      <EmptyState
        drawing={<NetworkDrawing />}
        sentence={t('networks.none')}
        action={<Button onClick={leave}>{t('networks.leave')}</Button>}
      />
    )
  return (
    <div className={css.section}>
      <SearchableList
        items={networks}
        find={findNetworks}
        texts={{
          label: t('networks.search'),
          clear: listText('list.clear-search'),
          showAll: t('networks.show-all'),
          nothingFound: (query) => t('networks.nothing-found', { query }),
        }}
      >
        {(shown) => (
          <div className={css.groups}>
            {groupNetworks(shown, state.activeNamespace).map(({ namespace, networks: inGroup }) => (
              <div key={namespace} className={css.group}>
                {hasHeadings && (
                  <Text
                    as="h2"
                    part="network-kind"
                    variant="caption"
                    tone="secondary"
                    className={css.heading}
                  >
                    {namespaceName(namespace, t)}
                  </Text>
                )}
                <List label={hasHeadings ? namespaceName(namespace, t) : t('networks.list')}>
                  {inGroup.map((network) => (
                    <NetworkRow
                      key={network.id}
                      network={network}
                      isCurrent={network.id === current}
                      disabled={disabled}
                      refusedBy={walletWithoutNetwork(state, network)}
                      onPick={() => onPick(network)}
                    />
                  ))}
                </List>
              </div>
            ))}
          </div>
        )}
      </SearchableList>
    </div>
  )
}

function findNetworks(networks: readonly Network[], query: string): readonly Network[] {
  const wanted = query.toLowerCase()
  return networks.filter(({ name }) => name.toLowerCase().includes(wanted))
}

interface NetworkRowProps {
  readonly network: Network
  readonly isCurrent?: boolean
  readonly disabled?: boolean
  /** Name of the connected wallet that has not approved this network; with it the row is disabled. */
  readonly refusedBy?: string | undefined
  /** Without it the row is not a button. */
  readonly onPick?: () => void
}

/** One network and, if it cannot be picked, the reason. Part: `network`. */
export function NetworkRow(props: NetworkRowProps): ReactElement {
  const { network, isCurrent = false, disabled = false, refusedBy, onPick } = props
  const t = useTexts(texts)
  return (
    <ListRow
      part="network"
      title={<CutName name={network.name} />}
      secondary={refusedBy === undefined ? undefined : t('networks.not-approved', { name: refusedBy })}
      picture={<NetworkPicture network={network} />}
      current={isCurrent}
      disabled={disabled || refusedBy !== undefined}
      trailing={
        <>
          {network.testnet && <Tag>{t('networks.testnet')}</Tag>}
          {isCurrent && (
            <>
              <CheckIcon />
              <VisuallyHidden>{t('networks.current')}</VisuallyHidden>
            </>
          )}
        </>
      }
      onClick={onPick}
    />
  )
}
