import * as v from '@latchkey/session/schema'
import { withLock } from '../methods/permissions'
import { readParams } from '../methods/read-params'
import type { FeatureContext, FeatureHandler } from './feature-context'

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
export function letIn(wallet: FeatureContext, feature: string): Promise<void> {
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
