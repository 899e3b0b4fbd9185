import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { expectTypeOf } from 'vitest'
import {
  type Contract,
  type PortfolioState,
  portfolioContract,
  type SessionApi,
  type SessionStatus,
  sessionContract,
  sessionStatus,
  type View,
} from './contracts'
import { isCancellation, isLatchkeyError, isUserRejection, UserRejectedError } from './errors'
import { createLatchkey, essentials, type Latchkey, type WalletConnection } from './index'
import {
  type ConnectionView,
  createHooks,
  type EvmConnectionView,
  type NetworkView,
  type OtherConnectionView,
  useDialog,
  useSignMessage,
  useSignTypedData,
  useSwitchNetwork,
} from './react'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
latchkey.open()
latchkey.open('Connect')
latchkey.open('SwitchNetwork', { networkId: 'eip155:1' })
latchkey.on('session:connected', ({ account }) => account.address.toLowerCase())
void latchkey.plugins.evm.walletClient()
void latchkey.plugins.session.disconnect()
expectTypeOf(latchkey.connect).returns.resolves.toEqualTypeOf<WalletConnection>()
void latchkey.connect({ namespace: 'solana', walletId: 'io.metamask', signal: AbortSignal.abort() })
expectTypeOf(createHooks<typeof latchkey>().useLatchkey).returns.toEqualTypeOf<typeof latchkey>()
// Any instance is one of the type without a list of plugins.
const anyLatchkey: Latchkey = latchkey
void anyLatchkey.connect()
// @ts-expect-error there is no such parameter
void latchkey.connect({ wallet: 'io.metamask' })

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
expectTypeOf(connection.address).toEqualTypeOf<string | undefined>()
// @ts-expect-error only the status `connected` has an address
export const address: string = connection.address
if (connection.status === 'connected') {
  expectTypeOf(connection.signMessage('Hello')).toEqualTypeOf<Promise<string>>()
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

// A button of the host's own compiles as one writes it.
const { status: connectionStatus, address: shownAddress, chainId: shownChainId } = connection
if (connectionStatus === 'connected') expectTypeOf(shownAddress).toEqualTypeOf<string>()
expectTypeOf(shownChainId).toEqualTypeOf<number | undefined>()

interface NotesContract extends Contract {
  readonly id: 'notes'
  readonly views: { readonly Notes: View<{ readonly id: string }> }
}
export function useTypedHooks(): void {
  const signing = useSignMessage()
  if (signing.status === 'success') expectTypeOf(signing.data).toEqualTypeOf<string>()
  if (signing.status === 'failed') expectTypeOf(signing.error).toEqualTypeOf<Error>()
  expectTypeOf(signing.data).toEqualTypeOf<string | undefined>()
  expectTypeOf(useSignMessage({ namespace: 'eip155' }).data).toEqualTypeOf<`0x${string}` | undefined>()
  // @ts-expect-error a message is needed
  signing.mutate()

  const typed = useSignTypedData()
  const types = { Vote: [{ name: 'choice', type: 'uint8' }] } as const
  typed.mutate({ domain: { chainId: 1 }, types, primaryType: 'Vote', message: { choice: 1 } })
  // @ts-expect-error a choice is a number
  typed.mutate({ types, primaryType: 'Vote', message: { choice: 'yes' } })
  // @ts-expect-error there is no such type
  typed.mutate({ types, primaryType: 'Poll', message: { choice: 1 } })
  expectTypeOf(typed.data).toEqualTypeOf<`0x${string}` | undefined>()

  const switching = useSwitchNetwork()
  switching.mutate(8453)
  switching.mutate({ id: 'a value of an option' })

  const dialog = useDialog()
  dialog.open()
  dialog.open('SwitchNetwork', { networkId: 'eip155:1' })
  void dialog.ask('Connect', { namespace: 'eip155' })
  // @ts-expect-error no plugin of essentials() has this view
  dialog.open('Swap')
  useDialog<Latchkey<NotesContract>>().open('Notes', { id: 'a' })
}
