import type { Address } from 'viem'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { MethodContext, MethodHandler } from './method-context'

export const accounts: MethodHandler = ({ state }) => state.exposed()

/** EIP-1102. An allowed page gets its response without a prompt, unless the wallet is locked. */
export const requestAccounts: MethodHandler = async (wallet, _params, method) => {
  const { state } = wallet
  if (state.locked || !state.authorised) {
    await withLock(wallet, 'connect', async () => {
      await unlock(wallet, method)
      if (!state.authorised) await connect(wallet, method)
    })
  }
  return state.exposed()
}

/** EIP-2255. Prompts even when the page is allowed, because users pick another account here. */
export const requestPermissions: MethodHandler = async (wallet, params, method) => {
  await withLock(wallet, 'connect', async () => {
    await unlock(wallet, method)
    await connect(wallet, method)
  })
  return getPermissions(wallet, params, method)
}

/** EIP-2255. */
export const getPermissions: MethodHandler = async ({ state }) => {
  if (!state.authorised) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: await state.exposed() }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}

/** Ends the page's access to the accounts. */
export async function revokeAccess({ state }: MethodContext): Promise<null> {
  await state.setAuthorised(false)
  return null
}

/** Runs with the lock of this kind of prompt. Rejects with -32002 if it is taken: one prompt of a kind at a time. */
export async function withLock<Result>(
  { busy }: Pick<MethodContext, 'busy'>,
  kind: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (busy.has(kind)) {
    const message = `A request to ${kind} is already pending. Answer it in the wallet.`
    throw new ProviderRpcError(providerErrorCodes.alreadyPending, message)
  }
  busy.add(kind)
  try {
    return await run()
  } finally {
    busy.delete(kind)
  }
}

/** The account to sign with: one the page may see, else 4100. */
export async function requireAccount({ state }: MethodContext, address: Address): Promise<Address> {
  const exposed = await state.exposed()
  const account = exposed.find((known) => known.toLowerCase() === address.toLowerCase())
  if (account) return account
  const message = 'The page has not been allowed to use this account.'
  throw new ProviderRpcError(providerErrorCodes.unauthorized, message)
}

async function unlock({ state, confirmations }: MethodContext, method: string): Promise<void> {
  if (!state.locked) return
  await confirmations.ask({ kind: 'unlock', method, account: await state.active(), network: state.network })
  await state.setLocked(false)
}

async function connect({ state, confirmations }: MethodContext, method: string): Promise<void> {
  const decision = await confirmations.ask({
    kind: 'connect',
    method,
    account: await state.active(),
    accounts: await state.accounts(),
    network: state.network,
  })
  if (decision.account) await state.switchAccount(decision.account)
  await state.setAuthorised(true)
}
