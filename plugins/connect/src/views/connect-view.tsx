import type { ViewProps } from '@latchkey/kernel'
import type { ReactElement } from 'react'
import { WaysToConnect } from '../components/ways-to-connect'
import type { ConnectViews } from '../contract'

/** Every way to connect, or those to one kind of chain. Part: `connect`. */
export default function ConnectView({ args }: ViewProps<ConnectViews['Connect']>): ReactElement {
  return <WaysToConnect namespace={args?.namespace} />
}
