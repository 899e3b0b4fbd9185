import { usePluginState } from '@latchkey/kernel/react'
import { type Network, type NetworkId, type SessionState, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { List } from '@latchkey/ui-primitives/list'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { ScrollArea } from '@latchkey/ui-primitives/scroll-area'
import { SearchField } from '@latchkey/ui-primitives/search-field'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useState } from 'react'
import { useCopy } from '../copy/use-copy'
import { namespaceName } from './namespace-name'
import { groupNetworks, walletWithoutNetwork } from './network-choice'
import * as css from './network-list.css'
import { NetworkRow } from './network-row'

export interface NetworkListProps {
  readonly current: NetworkId | undefined
  /** Without it all of the page. */
  readonly networks?: readonly Network[]
  readonly disabled?: boolean
  readonly onPick: (network: Network) => void
}

/** Up to here everything is seen at a glance. */
const SEARCH_FROM = 9

const whole = (state: SessionState): SessionState => state

/** Networks by their kind of chain, in the host's order. Parts: `network`, `network-kind`, and those of the row. */
export function NetworkList({ current, disabled = false, onPick, ...given }: NetworkListProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const [query, setQuery] = useState('')
  const state = usePluginState(sessionContract, whole)
  const networks = given.networks ?? state.networks
  const hasSearch = networks.length >= SEARCH_FROM
  const wanted = hasSearch ? query.trim().toLocaleLowerCase() : ''
  const shown = networks.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const nothing = say('networks.nothing-found', { query: query.trim() })
  const groups = groupNetworks(shown, state.activeNamespace)
  const hasKinds = groupNetworks(networks).length > 1
  if (networks.length === 0)
    return <EmptyState drawing={<NetworkDrawing />} sentence={say('networks.none')} />
  return (
    <div className={css.section}>
      {hasSearch && (
        <SearchField
          label={say('networks.search')}
          clearLabel={say('list.clear-search')}
          value={query}
          onChange={setQuery}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={nothing}
          action={<Button onClick={() => setQuery('')}>{say('networks.show-all')}</Button>}
        />
      ) : (
        <ScrollArea className={css.scroll}>
          <div className={css.groups}>
            {groups.map(({ namespace, networks: own }) => (
              <div key={namespace} className={css.group}>
                {hasKinds && (
                  <Text as="h2" part="network-kind" variant="caption" tone="secondary" className={css.kind}>
                    {namespaceName(namespace, say)}
                  </Text>
                )}
                <List label={hasKinds ? namespaceName(namespace, say) : say('networks.list')}>
                  {own.map((network) => (
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
        </ScrollArea>
      )}
      <LiveRegion message={shown.length === 0 ? nothing : ''} />
    </div>
  )
}
