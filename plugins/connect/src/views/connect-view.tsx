import type { ReactElement } from 'react'
import { WaysToConnect } from '../components/ways-to-connect'

/** Every way to connect. Part: `connect`. */
export default function ConnectView(): ReactElement {
  return <WaysToConnect />
}
