import type { ViewProps } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import type { ReactElement } from 'react'
import type { ConnectContext } from '../connect-context'
import { type ConnectViews, connectMethods } from '../contract'
import { ConnectView, hasLegal } from './connect-view'
import { hasOnlyAnnounced } from './installed-wallets'
import { createLazyListCode, type LazyListParts } from './use-lazy-list-part'
import { SEARCH_MIN_WALLETS } from './wallet-list-section'

type Props = ViewProps<ConnectViews['Connect']>

/** The list as a view, with all it needs at this moment: it is opened at its full size. */
export async function loadConnectViews(ctx: ConnectContext): Promise<{
  readonly Connect: (props: Props) => ReactElement
  readonly ConnectWallets: (props: Props) => ReactElement
}> {
  const code = createLazyListCode()
  const session = ctx.read(sessionContract)
  const connect = ctx.state.get()
  const needed: (keyof LazyListParts)[] = []
  if (!hasOnlyAnnounced(session, connect)) needed.push('listing')
  if (
    hasLegal(connect.options) ||
    ctx.items(connectMethods).length ||
    session.wallets.length >= SEARCH_MIN_WALLETS
  )
    needed.push('extras')
  await Promise.all(needed.map(code.load))
  // Once for each latchkey, not in a render.
  const createView =
    (walletsOnly: boolean) =>
    ({ args }: Props): ReactElement => (
      <ConnectView code={code} walletsOnly={walletsOnly} namespace={args?.namespace} />
    )
  return { Connect: createView(false), ConnectWallets: createView(true) }
}
