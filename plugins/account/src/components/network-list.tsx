import { usePluginState } from '@latchkey/kernel/react'
import { type Network, type NetworkId, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { ScrollArea } from '@latchkey/ui-primitives/scroll-area'
import { SearchField } from '@latchkey/ui-primitives/search-field'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useState } from 'react'
import * as css from './network-list.css'
import { NetworkPicture } from './network-picture'
import { useCopy } from './use-copy'

export interface NetworkListProps {
  readonly current: NetworkId | undefined
  readonly disabled?: boolean
  readonly onPick: (network: Network) => void
}

/** Up to here everything is seen at a glance. */
const SEARCH_FROM = 9

/** The networks this page serves, in the host's order. Parts: `network`, and those of the row. */
export function NetworkList({ current, disabled = false, onPick }: NetworkListProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const [query, setQuery] = useState('')
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const hasSearch = networks.length >= SEARCH_FROM
  const wanted = hasSearch ? query.trim().toLocaleLowerCase() : ''
  const shown = networks.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const nothing = say('networks.nothing-found', { query: query.trim() })
  if (networks.length === 0)
    return <EmptyState drawing={<NetworkDrawing />} sentence={say('networks.none')} />
  return (
    <div className={css.section}>
      {hasSearch && <SearchField label={say('networks.search')} value={query} onChange={setQuery} />}
      {shown.length === 0 ? (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={nothing}
          action={<Button onClick={() => setQuery('')}>{say('networks.show-all')}</Button>}
        />
      ) : (
        <ScrollArea className={css.scroll}>
          <List label={say('networks.list')}>
            {shown.map((network) => (
              <ListRow
                key={network.id}
                part="network"
                title={<bdi>{network.name}</bdi>}
                picture={<NetworkPicture network={network} />}
                current={network.id === current}
                disabled={disabled}
                trailing={<Marks network={network} isCurrent={network.id === current} />}
                onClick={() => onPick(network)}
              />
            ))}
          </List>
        </ScrollArea>
      )}
      <LiveRegion message={shown.length === 0 ? nothing : ''} />
    </div>
  )
}

function Marks({
  network,
  isCurrent,
}: {
  readonly network: Network
  readonly isCurrent: boolean
}): ReactElement {
  const say = useCopy()
  return (
    <>
      {network.testnet && <Tag>{say('networks.testnet')}</Tag>}
      {isCurrent && (
        <>
          <CheckIcon />
          <VisuallyHidden>{say('networks.current')}</VisuallyHidden>
        </>
      )}
    </>
  )
}
