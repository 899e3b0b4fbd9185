import { useTexts } from '@latchkey/kernel/react'
import type { NetworkId } from '@latchkey/session/contract'
import { List, ListRow, Text, useSheets } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { Avatar } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import type { RecentReceiver } from '../contract'
import { texts } from '../texts'
import * as css from './send.css'

/** More would push the button off a phone's screen. */
const MAX_SHOWN = 3

type Suggested = Omit<RecentReceiver, 'namespace'>

interface SuggestionsProps {
  readonly recent: readonly RecentReceiver[]
  readonly own: readonly string[]
  /** That of the form. On another network a name may have another address. */
  readonly networkId: NetworkId
  readonly onPick: (receiver: Suggested) => void
}

/** Suggested receivers while the field is empty. Part: `send-suggestion`. */
export function Suggestions({ recent, own, networkId, onPick }: SuggestionsProps): ReactElement {
  const t = useTexts(texts)
  const others = own.filter((address) => !recent.some((one) => one.address === address))
  return (
    <>
      <Group title={t('send.recent')} receivers={recent} networkId={networkId} onPick={onPick} />
      <Group
        title={t('send.own-accounts')}
        receivers={others.map((address) => ({ address }))}
        networkId={networkId}
        onPick={onPick}
      />
    </>
  )
}

interface GroupProps extends Pick<SuggestionsProps, 'networkId' | 'onPick'> {
  readonly title: string
  readonly receivers: readonly Suggested[]
}

function Group({ title, receivers, networkId, onPick }: GroupProps): ReactElement | null {
  useSheets(css.sheets)
  if (receivers.length === 0) return null
  return (
    <div className={css.section}>
      <Text as="h2" variant="caption" tone="secondary">
        {title}
      </Text>
      <List label={title}>
        {receivers.slice(0, MAX_SHOWN).map((one) => (
          <ListRow
            key={one.address}
            part="send-suggestion"
            title={<bdi>{one.name ?? truncateAddress(one.address)}</bdi>}
            secondary={
              one.name !== undefined && one.networkId === networkId ? (
                <bdi>{truncateAddress(one.address)}</bdi>
              ) : undefined
            }
            picture={<Avatar address={one.address} />}
            onClick={() => onPick(one)}
          />
        ))}
      </List>
    </div>
  )
}
