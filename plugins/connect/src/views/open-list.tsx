import type { ViewProps } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import type { ReactElement } from 'react'
import { createListCode, type ListParts } from '../components/list-code'
import { SEARCH_FROM } from '../components/wallet-list'
import { hasLegal, WaysToConnect } from '../components/ways-to-connect'
import type { ConnectContext } from '../connect-context'
import { type ConnectViews, connectMethods } from '../contract'
import { isPlain } from '../wallet-list/list-here'

type Props = ViewProps<ConnectViews['Connect']>

/** The list as a view, with all it needs at this moment: it is opened at its full size. */
export async function openList(ctx: ConnectContext): Promise<{
  readonly Connect: (props: Props) => ReactElement
  readonly ConnectWallets: (props: Props) => ReactElement
}> {
  const code = createListCode()
  const session = ctx.read(sessionContract)
  const connect = ctx.state.get()
  const needed: (keyof ListParts)[] = []
  if (!isPlain(session, connect)) needed.push('listing')
  if (hasLegal(connect.options) || ctx.items(connectMethods).length || session.wallets.length >= SEARCH_FROM)
    needed.push('further')
  await Promise.all(needed.map(code.load))
  // Once for each latchkey, not in a render.
  const show =
    (walletsOnly: boolean) =>
    ({ args }: Props): ReactElement => (
      <WaysToConnect code={code} walletsOnly={walletsOnly} namespace={args?.namespace} />
    )
  return { Connect: show(false), ConnectWallets: show(true) }
}
