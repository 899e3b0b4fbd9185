import { explorerUrl } from '@latchkey/session/chain'
import type { Network } from '@latchkey/session/contract'
import { useSheets } from '@latchkey/ui-primitives'
import { Link } from '@latchkey/ui-primitives/lists'
import { RequestStatus, type RequestStatusProps } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { announcementOf } from '../requests/request-texts'
import { useTransactionTexts } from '../texts'
import { TokenPicture, type TokenPictureProps } from '../tokens/token-picture'
import * as css from './transaction.css'

export interface TransactionStatusProps
  extends Pick<RequestStatusProps, 'state' | 'title' | 'hint' | 'phase' | 'actions'> {
  /** Prefix of the parts' names: `<part>-end`, `<part>-explorer`. */
  readonly part: string
  readonly token: TokenPictureProps['token']
  readonly network: Network | undefined
  /** The transaction's hash for the explorer link; `undefined` for no link. */
  readonly hash: string | undefined
  /**
   * Called by the button that leaves the view, which is the main one unless `actions` has that. Without it there is no
   * button, and the user has to wait.
   */
  readonly onDone?: (() => void) | undefined
}

/** The status of a transaction of a token, with a link to the block explorer. */
export function TransactionStatus(props: TransactionStatusProps): ReactElement {
  const { part, token, network, hash, onDone, actions = [], title, hint, ...status } = props
  useSheets(css.sheets)
  const t = useTransactionTexts()
  const url = hash === undefined ? undefined : explorerUrl(network, 'tx', hash)
  const isMain = !actions.some(({ primary }) => primary)
  const done = onDone && { id: 'done', label: t('transaction.done'), primary: isMain, onClick: onDone }
  return (
    <div className={css.screen}>
      <RequestStatus
        {...status}
        part={`${part}-end`}
        picture={<TokenPicture token={token} size={72} />}
        title={title}
        hint={hint}
        announcement={announcementOf({ title, hint })}
        actions={done ? [...actions, done] : actions}
      />
      {url !== undefined && (
        <div className={css.explorer}>
          <Link part={`${part}-explorer`} href={url} tone="secondary" icon>
            {t('transaction.explorer')}
          </Link>
        </div>
      )}
    </div>
  )
}
