import { createConfig as createConfig3 } from '@wagmi/core'
import { type Chain, http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { createConfig } from 'wagmi'
import { createConfig as createConfig2 } from 'wagmi-core-2'
import { latchkeyConnector, syncWagmi, type WagmiLatchkey } from '.'

declare const latchkey: WagmiLatchkey
const options = {
  chains: [mainnet, base],
  connectors: [latchkeyConnector(latchkey)],
  transports: { [mainnet.id]: http(), [base.id]: http() },
} as const
export const stops: readonly (() => void)[] = [
  syncWagmi(createConfig(options)),
  syncWagmi(createConfig2(options)),
  syncWagmi(createConfig3(options)),
]
export const chain: Chain = mainnet
