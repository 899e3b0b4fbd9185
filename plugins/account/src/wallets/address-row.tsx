import type { Account } from '@latchkey/session/contract'
import { Avatar } from '@latchkey/ui-primitives/avatar'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { truncateName } from '@latchkey/ui-primitives/format/truncate-name'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { usePortfolio } from '../account-screen/portfolio-scope'
import { useCopy } from '../copy/use-copy'
import * as css from './connection-row.css'

/** Characters of a name that fit beside the mark of the account in use. */
const NAME_LIMIT = 18

export interface AddressRowProps {
  readonly account: Account
  readonly isInUse: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

/** One account of a wallet, with its address to copy. Part: `account-choice`. */
export function AddressRow({ account, isInUse, isBusy, onChoose }: AddressRowProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { state } = usePortfolio()
  const { namespace, address, type } = account
  const entry = state.identities[`${namespace}:${address}`]
  const identity = entry?.status === 'known' ? entry : undefined
  const short = <bdi className={css.address}>{truncateAddress(address)}</bdi>
  const kind = type === undefined ? undefined : say(`accounts.type-${type}`)
  const name = identity?.name
  return (
    <div className={css.line}>
      <ListRow
        part="account-choice"
        title={name === undefined ? short : <bdi>{truncateName(name, NAME_LIMIT)}</bdi>}
        secondary={
          name === undefined ? (
            kind
          ) : (
            <span className={css.account}>
              {short}
              {kind !== undefined && <span>{kind}</span>}
            </span>
          )
        }
        picture={<Avatar address={address} src={identity?.avatarUrl} />}
        current={isInUse}
        loading={isBusy}
        trailing={
          isInUse ? (
            <>
              <CheckIcon />
              <VisuallyHidden>{say('accounts.in-use')}</VisuallyHidden>
            </>
          ) : undefined
        }
        onClick={onChoose}
      />
      <CopyButton
        value={address}
        label={`${say('account.copy')} ${truncateAddress(address)}`}
        copiedLabel={say('account.copied')}
        failedLabel={say('account.copy-failed')}
      />
    </div>
  )
}
