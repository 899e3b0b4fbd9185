import { evm } from '@latchkey/evm'
import { latchkeyConnector } from '@latchkey/wagmi'
import { WagmiBridge } from '@latchkey/wagmi/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createLatchkey, essentials } from 'latchkey'
import { LatchkeyProvider } from 'latchkey/react'
import type { ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet, base] })] })
const config = createConfig({
  chains: [mainnet, base],
  connectors: [latchkeyConnector(latchkey)],
  multiInjectedProviderDiscovery: false,
  transports: { [mainnet.id]: http(), [base.id]: http() },
})
const queryClient = new QueryClient()

export function Providers({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <LatchkeyProvider latchkey={latchkey}>
          <WagmiBridge />
          {children}
        </LatchkeyProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
