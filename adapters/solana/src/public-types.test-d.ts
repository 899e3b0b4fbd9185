import { createLatchkey } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type SessionContract, sessionContract } from '@latchkey/session/contract'
import { noSession } from '@latchkey/testing/test-support'
import type { SolanaSignMessageFeature, SolanaSignMessageInput } from '@solana/wallet-standard-features'
import type { Connection } from '@solana/web3.js'
import type { WalletWithFeatures } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'
import type { PageWallet } from './connector/read-accounts'
import { solanaContract } from './contract'
import { solanaDevnet, solanaMainnet } from './networks'
import { solana } from './plugin'
import { web3Connection } from './web3'

const session = fake<SessionContract>(sessionContract, { state: noSession })

const latchkey = createLatchkey({
  plugins: [session, solana({ networks: [solanaMainnet, solanaDevnet] })],
})
const connection: Promise<Connection> = web3Connection(latchkey.plugins.solana, 'solana:x')
const account: SolanaSignMessageInput['account'] | undefined =
  latchkey.plugins.solana.standardWallet()?.account

// The adapter accepts the standard's own wallet type.
declare const standard: WalletWithFeatures<StandardConnectFeature & SolanaSignMessageFeature>
const wallet: PageWallet = standard

// The network objects of every adapter are accepted.
void latchkey.plugins.session.switchNetwork(solanaMainnet)
void latchkey.plugins.session.switchNetwork({ id: 8453 })
// @ts-expect-error a reference without its namespace names no network
void latchkey.plugins.session.switchNetwork('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

// @ts-expect-error networks must be given
solana()
// @ts-expect-error networks must be given
solana({})

const url: Promise<string> = latchkey.get(solanaContract).rpcUrl()

export const used: readonly unknown[] = [connection, url, account, wallet]
