import type { Address } from 'viem'

/** The account of the demo's wallets. Its key is the text "latchkey demo, known to everyone". */
export const DEMO_ACCOUNT: Address = '0x3C43b3f2d9523947f8b715FedcA9c10af8bCc01A'

/** What it holds at the start, on each EVM chain: amounts as people have them. */
export const DEMO_ETHER = '2.4819'
export const DEMO_TOKENS: Readonly<Record<string, string>> = { USDC: '1250', DAI: '318.5' }
