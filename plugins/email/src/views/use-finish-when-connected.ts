import { useFinishMethod } from '@latchkey/connect/view-kit'
import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import { usePluginState } from '@latchkey/kernel/react'
import { connectedConnections, sessionContract } from '@latchkey/session/contract'
import { useEffect, useState } from 'react'
import { emailContract } from '../contract'

/** Finishes the login when the wallet of the last visit, whose frame was slow, connects while the view is open. */
export function useFinishWhenConnected(): void {
  const finish = useFinishMethod(emailContract)
  const isConnected = usePluginState(sessionContract, (state) =>
    connectedConnections(state).some(({ connectorId }) => connectorId === EMBEDDED_CONNECTOR_ID),
  )
  const [wasConnected] = useState(isConnected)
  useEffect(() => {
    // control: restored-login-asked-for-again
    if (isConnected && !wasConnected) finish()
  }, [isConnected, wasConnected, finish])
}
