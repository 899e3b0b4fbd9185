import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { expectTypeOf } from 'vitest'
import {
  type PortfolioState,
  portfolioContract,
  type SessionApi,
  type SessionStatus,
  sessionContract,
  sessionStatus,
} from './contracts'
import { isCancellation, isLatchkeyError, isUserRejection, UserRejectedError } from './errors'
import { createLatchkey, essentials } from './index'
import type { ConnectionView, EvmConnectionView, NetworkView, OtherConnectionView } from './react'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
latchkey.open()
latchkey.open('Connect')
latchkey.open('SwitchNetwork', { networkId: 'eip155:1' })
latchkey.on('session:connected', ({ account }) => account.address.toLowerCase())
void latchkey.plugins.evm.walletClient()
void latchkey.plugins.session.disconnect()

// @ts-expect-error this view needs arguments
latchkey.open('SwitchNetwork')
// @ts-expect-error no installed plugin has this view
latchkey.open('Swap')
// @ts-expect-error this plugin is not installed
void latchkey.plugins.swaps
// @ts-expect-error evm needs session
createLatchkey({ plugins: [evm({ networks: [mainnet] })] })
// @ts-expect-error there is no such option
essentials({ sessions: {} })

declare const networkView: NetworkView
expectTypeOf(networkView.chainId).toEqualTypeOf<number | undefined>()
if (networkView.chainId !== undefined) void networkView.switchNetwork(networkView.chainId)
// @ts-expect-error networks outside eip155 have no chain id
export const chainId: number = networkView.chainId

declare const connection: ConnectionView
// @ts-expect-error only the status `connected` has an address
void connection.address
if (connection.status === 'connected') {
  expectTypeOf(connection.address).toEqualTypeOf<string>()
  expectTypeOf(connection.wallet?.identifier).toEqualTypeOf<string | undefined>()
  expectTypeOf(connection.chainId).toEqualTypeOf<number | undefined>()
  if (connection.namespace === 'eip155') {
    expectTypeOf(connection).toEqualTypeOf<EvmConnectionView>()
    expectTypeOf(connection.address).toEqualTypeOf<`0x${string}`>()
    expectTypeOf(connection.account.address).toEqualTypeOf<`0x${string}`>()
    expectTypeOf(connection.chainId).toEqualTypeOf<number>()
  } else expectTypeOf(connection).toEqualTypeOf<OtherConnectionView>()
}
export async function mint(connected: EvmConnectionView): Promise<void> {
  const abi = [
    {
      type: 'function',
      name: 'mint',
      inputs: [{ name: 'to', type: 'address' }],
      outputs: [],
      stateMutability: 'nonpayable',
    },
  ] as const
  const { address } = connected
  await (await connected.walletClient()).writeContract({
    address,
    abi,
    functionName: 'mint',
    args: [address],
  })
  await (await connected.walletClient()).sendTransaction({ to: address, value: 1n })
}

declare const wantsEvm: boolean
const maybe = createLatchkey({
  plugins: [...essentials(), ...(wantsEvm ? [evm({ networks: [mainnet] })] : [])],
})
void maybe.plugins.evm.publicClient()

// The subpaths of `latchkey` export all types that a host needs.
expectTypeOf(latchkey.get(sessionContract)).toEqualTypeOf<SessionApi>()
expectTypeOf(latchkey.read(portfolioContract)).toEqualTypeOf<PortfolioState>()
latchkey.watch(sessionContract, sessionStatus, (status: SessionStatus) => status)
export function why(error: unknown): string {
  if (isCancellation(error)) return 'closed'
  if (isUserRejection(error)) return 'declined'
  return isLatchkeyError(error) ? error.code : error instanceof UserRejectedError ? 'refused' : 'unknown'
}
