import { createLatchkey } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type SessionContract, sessionContract } from '@latchkey/session/contract'
import { noSession } from '@latchkey/session/test-support'
import type { PublicClient } from 'viem'
import { http } from 'viem'
import { celo, optimism as viemOptimism } from 'viem/chains'
import { evmContract } from './contract'
import { base, mainnet } from './networks'
import { evm } from './plugin'

const session = fake<SessionContract>(sessionContract, { state: noSession })

const latchkey = createLatchkey({ plugins: [session, evm({ networks: [mainnet, base] })] })
const publicClient: Promise<PublicClient> = latchkey.get(evmContract).publicClient('eip155:1')
const signature: Promise<string> = latchkey.plugins.evm
  .walletClient()
  .then((client) => client.signMessage({ message: 'Hello' }))

// A chain of viem fits as it is.
evm({
  networks: [viemOptimism, celo],
  transports: { 10: http() },
  rpcUrls: { 42220: ['https://rpc.example'] },
})

// @ts-expect-error networks must be given
evm()
// @ts-expect-error networks must be given
evm({})
// @ts-expect-error an id is a number
evm({ networks: [{ ...mainnet, id: '1' }] })
// @ts-expect-error no such option
evm({ networks: [mainnet], rpcUrl: 'https://rpc.example' })
// @ts-expect-error needs session
createLatchkey({ plugins: [evm({ networks: [mainnet] })] })
// @ts-expect-error a CAIP-2 id
latchkey.plugins.evm.publicClient(1)

export const kept: readonly unknown[] = [publicClient, signature]
