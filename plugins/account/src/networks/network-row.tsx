import type { Network } from '@latchkey/session/contract'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Tag } from '@latchkey/ui-primitives/tag'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { NetworkPicture } from './network-picture'

export interface NetworkRowProps {
  readonly network: Network
  readonly isCurrent?: boolean
  readonly disabled?: boolean
  /** The wallet that is connected there and does not serve this network. */
  readonly refusedBy?: string | undefined
  /** Without it the row only tells. */
  readonly onPick?: () => void
}

/** One network, and why it cannot be picked. Part: `network`. */
export function NetworkRow(props: NetworkRowProps): ReactElement {
  const { network, isCurrent = false, disabled = false, refusedBy, onPick } = props
  const say = useCopy()
  return (
    <ListRow
      part="network"
      title={<bdi>{network.name}</bdi>}
      secondary={refusedBy === undefined ? undefined : say('networks.not-approved', { name: refusedBy })}
      picture={<NetworkPicture network={network} />}
      current={isCurrent}
      disabled={disabled || refusedBy !== undefined}
      trailing={
        <>
          {network.testnet && <Tag>{say('networks.testnet')}</Tag>}
          {isCurrent && (
            <>
              <CheckIcon />
              <VisuallyHidden>{say('networks.current')}</VisuallyHidden>
            </>
          )}
        </>
      }
      onClick={onPick}
    />
  )
}
