import * as v from '@latchkey/session/schema'
import type { CallChain } from '../chain-rpc'
import type { Confirmations } from '../create-confirmations'
import type { WalletState } from '../create-wallet-state'
import { withLock } from '../methods/permissions'
import { readParams } from '../methods/read-params'
import type { WalletNetwork } from '../options'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { SolanaSide } from './create-solana-side'
import type { SolanaAccount } from './load-accounts'
import { standardChain } from './standard'

/** The context of every feature on Solana. */
export interface FeatureContext {
  readonly state: WalletState
  readonly side: Readonly<SolanaSide>
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]]
  readonly confirmations: Confirmations
  readonly callChain: CallChain
  readonly busy: Set<string>
}

export type FeatureHandler = (wallet: FeatureContext, inputs: unknown, feature: string) => Promise<unknown>

/**
 * The network with this name, such as `solana:mainnet`, or CAIP-2 id; the first one if the page names none.
 */
export function requireNetwork(
  { networks }: FeatureContext,
  chain: string | undefined,
  feature: string,
): WalletNetwork {
  if (chain === undefined) return networks[0]
  const found = networks.find(({ networkId }) => networkId === chain || standardChain(networkId) === chain)
  if (found) return found
  const message = `${feature}: the wallet does not know the chain ${chain}.`
  throw new ProviderRpcError(providerErrorCodes.invalidParams, message)
}

/** The account to sign with: one the page may see, else 4100. */
export async function requireSolanaAccount(
  { side }: FeatureContext,
  address: string,
): Promise<SolanaAccount> {
  const found = (await side.exposed()).find(({ account }) => account.address === address)
  if (found) return found
  const message = 'The page has not been allowed to use this account.'
  throw new ProviderRpcError(providerErrorCodes.unauthorized, message)
}

const connectSchema = v.optional(v.object({ silent: v.optional(v.boolean()) }))

/** An allowed page connects without a prompt, unless the wallet is locked; a silent request never prompts. */
export const connect: FeatureHandler = async (wallet, inputs, feature) => {
  const silent = readParams(connectSchema, inputs, feature)?.silent ?? false
  const { state, side } = wallet
  if (!silent && (state.locked || !side.authorised)) await letIn(wallet, feature)
  else if (side.authorised && !state.locked) await state.connectSolana()
  return { accounts: side.visible }
}

/** The page can reconnect without a prompt, as the Wallet Standard requires. */
export const disconnect: FeatureHandler = ({ state }) => state.disconnectSolana()

/** Prompts the owner to allow the page. */
function letIn(wallet: FeatureContext, feature: string): Promise<void> {
  return withLock(wallet, 'connect to Solana', async () => {
    await unlock(wallet, feature)
    if (!wallet.side.authorised) {
      const { state, side, confirmations, networks } = wallet
      const decision = await confirmations.ask({
        kind: 'connect',
        method: feature,
        account: (await side.active()).account.address,
        accounts: (await side.accounts()).map(({ account }) => account.address),
        network: networks[0],
      })
      if (decision.account) await state.switchAccount(decision.account)
    }
    await wallet.state.connectSolana()
  })
}

export async function unlock(
  { state, side, confirmations, networks }: FeatureContext,
  feature: string,
): Promise<void> {
  if (!state.locked) return
  const { account } = await side.active()
  await confirmations.ask({ kind: 'unlock', method: feature, account: account.address, network: networks[0] })
  await state.setLocked(false)
}
