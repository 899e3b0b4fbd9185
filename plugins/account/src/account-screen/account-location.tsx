import { useRouter, useRouterState } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { Link } from '@latchkey/ui-primitives/link'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { accountContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { NetworkPicture } from '../networks/network-picture'
import * as css from './account-head.css'
import { explorerLink } from './explorer-link'

/** Where the account is: on the explorer, and on a network when the header does not say so. Parts: `account-network`, `explorer`. */
export function AccountLocation({ target }: { readonly target: ActiveTarget }): ReactElement {
  const say = useCopy()
  const explorer = explorerLink(target)
  const router = useRouter(accountContract)
  // The header holds the network, unless the way back is there. What is opened on top of this view does not count.
  const hasBack = useRouterState(({ stack }) => stack.findIndex(({ view }) => view === 'Account') > 0)
  return (
    <>
      {explorer !== undefined && (
        <div className={css.explorer}>
          <Link part="explorer" href={explorer} icon>
            {say('account.explorer')}
          </Link>
        </div>
      )}
      {hasBack && (
        <ListRow
          part="account-network"
          title={<bdi>{target.network?.name ?? say('account.unknown-network')}</bdi>}
          picture={<NetworkPicture network={target.network} />}
          trailing={<ChevronIcon />}
          onClick={() => router.push('Networks')}
        />
      )}
    </>
  )
}
