import { useEffect } from 'react'
import { useConfig } from 'wagmi'
import { syncWagmi } from '../sync-wagmi'

/**
 * Keeps wagmi in step with Latchkey while it is mounted; see `syncWagmi`. Draws nothing. Belongs once anywhere inside
 * `WagmiProvider`, whose config has a `latchkeyConnector`.
 * @throws `ConfigurationError` (`WAGMI_CONNECTOR_MISSING`) if it has none
 * @example
 * <WagmiProvider config={config}>
 *   <LatchkeyProvider latchkey={latchkey}>
 *     <WagmiBridge />
 *   </LatchkeyProvider>
 * </WagmiProvider>
 */
export function WagmiBridge(): null {
  const config = useConfig()
  useEffect(() => syncWagmi(config), [config])
  return null
}
