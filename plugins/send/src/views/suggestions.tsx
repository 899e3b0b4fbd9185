import { useTexts } from '@latchkey/kernel/react'
import { Avatar } from '@latchkey/ui-primitives/avatar'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import type { RecentReceiver } from '../contract'
import { copy } from '../copy/copy'
import * as css from './send.css'

/** More would push the button off a phone's screen. */
const MAX_SHOWN = 3

interface SuggestionsProps {
  readonly recent: readonly RecentReceiver[]
  readonly own: readonly string[]
  readonly onPick: (receiver: Pick<RecentReceiver, 'address' | 'name'>) => void
}

/** Suggested receivers while the field is empty. Part: `send-suggestion`. */
export function Suggestions({ recent, own, onPick }: SuggestionsProps): ReactElement {
  const t = useTexts(copy)
  const others = own.filter((address) => !recent.some((one) => one.address === address))
  return (
    <>
      <Group title={t('send.recent')} receivers={recent} onPick={onPick} />
      <Group
        title={t('send.own-accounts')}
        receivers={others.map((address) => ({ address }))}
        onPick={onPick}
      />
    </>
  )
}

interface GroupProps extends Pick<SuggestionsProps, 'onPick'> {
  readonly title: string
  readonly receivers: readonly Pick<RecentReceiver, 'address' | 'name'>[]
}

function Group({ title, receivers, onPick }: GroupProps): ReactElement | null {
  useSheets(css.sheets)
  if (receivers.length === 0) return null
  return (
    <div className={css.section}>
      <Text as="h2" variant="caption" tone="secondary">
        {title}
      </Text>
      <List label={title}>
        {receivers.slice(0, MAX_SHOWN).map(({ address, name }) => (
          <ListRow
            key={address}
            part="send-suggestion"
            title={<bdi>{name ?? truncateAddress(address)}</bdi>}
            secondary={name === undefined ? undefined : <bdi>{truncateAddress(address)}</bdi>}
            picture={<Avatar address={address} />}
            onClick={() => onPick(name === undefined ? { address } : { address, name })}
          />
        ))}
      </List>
    </div>
  )
}
