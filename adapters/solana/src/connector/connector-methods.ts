import {
  type CallLimits,
  callWallet,
  SwitchChainFailedError,
  WalletNoAccountError,
  WalletResponseError,
} from '@latchkey/adapter-kit'
import type { ConnectorMethods } from '@latchkey/adapter-kit/lazy'
import type { Clock } from '@latchkey/kernel'
import type { ConnectionResult, ConnectRequest, NetworkId, SignInProof } from '@latchkey/session/contract'
import { errorLayers, safeGet } from '@latchkey/session/requests'
import { requestWallet } from '../requests/request-wallet'
import { featureOf, type PageWallet, readAccounts, readPart, type SolanaAccount } from './read-accounts'
import { readSignIn, SIGN_IN, signInNetworkId, toSignInInput } from './sign-in'
import { subscribeToWallet, type WalletSubscription } from './subscribe-to-wallet'
import { toConnectionResult } from './to-connection-result'

const RECONNECT_TIMEOUT_MS = 5_000
const DISCONNECT_TIMEOUT_MS = 3_000

export interface WalletParts {
  readonly wallet: PageWallet
  readonly name: string
  readonly clock: Clock
  /** The configured networks, in the host's order. */
  readonly configured: () => readonly NetworkId[]
  /** Aborted when the wallet leaves the page. */
  readonly gone: AbortSignal
}

/** The connector methods of one wallet of the Wallet Standard. Each request names its network. */
export function createConnectorMethods({
  wallet,
  name,
  clock,
  configured,
  gone,
}: WalletParts): ConnectorMethods {
  /** The default network for requests, because a wallet of this standard has no current network. */
  let current: NetworkId | undefined
  /** The latest accounts and network, from a response or an event. */
  let known: ConnectionResult | undefined
  const subscriptions = new Set<WalletSubscription>()

  /** The wallet object's own list instead of its response: its features use that list. */
  const shared = (): readonly SolanaAccount[] => readAccounts(readPart(wallet, 'accounts'))
  /** Throws unless the response has the list of accounts that the Wallet Standard demands; it may be empty. */
  const demandList = (answer: unknown): void => {
    if (!Array.isArray(readPart(answer, 'accounts'))) throw new WalletResponseError('standard:connect')
  }
  const readConnection = (requestedId?: NetworkId): ConnectionResult | undefined => {
    known = toConnectionResult(shared(), configured(), [requestedId, current])
    current = known?.networkIds['solana'] ?? current
    return known
  }
  const ask = async (feature: string, inputs: readonly unknown[], limits: CallLimits): Promise<unknown> => {
    try {
      return await callWallet(clock, feature, () => featureOf(wallet, feature)?.(...inputs), limits)
    } catch (error) {
      throw normalizeRejection(error)
    }
  }

  /** `undefined` where the wallet only connects. */
  const signInWith = async (
    fetchRequest: NonNullable<ConnectRequest['signIn']>,
    networkId: NetworkId,
    signal: AbortSignal,
  ): Promise<readonly SignInProof[] | undefined> => {
    const request = featureOf(wallet, SIGN_IN) && (await fetchRequest())
    if (!request) return undefined
    try {
      const answer = await ask(SIGN_IN, [toSignInInput(request, networkId)], { signal })
      return readSignIn(answer, request, networkId)
    } catch (error) {
      if (signal.aborted || isUserRejection(error)) throw error
      // Not every wallet takes every field. Nothing was approved yet.
      return undefined
    }
  }

  return {
    async connect({ networkId: requestedId, signal, signIn }) {
      const networkId = signIn ? signInNetworkId(wallet, configured(), requestedId) : requestedId
      const signed = signIn && networkId ? await signInWith(signIn, networkId, signal) : undefined
      // A wallet that has signed in has connected as well.
      if (!signed || shared().length === 0) demandList(await ask('standard:connect', [], { signal }))
      const result = readConnection(networkId ?? requestedId)
      if (!result) throw new WalletNoAccountError()
      return signed ? { ...result, signIn: signed } : result
    },

    async reconnect({ networkId, signal }) {
      known = undefined
      try {
        const quiet = { signal, withinMs: RECONNECT_TIMEOUT_MS }
        demandList(await ask('standard:connect', [{ silent: true }], quiet))
        return readConnection(networkId)
      } catch (error) {
        // Wallets that cannot connect silently refuse instead of prompting.
        if (isUserRejection(error) || isUnauthorized(error)) return undefined
        throw error
      }
    },

    async disconnect() {
      current = known = undefined
      await ask('standard:disconnect', [], { withinMs: DISCONNECT_TIMEOUT_MS })
    },

    async switchNetwork({ id }) {
      const result = toConnectionResult(shared(), configured(), [id])
      if (result?.networkIds['solana'] !== id) throw new SwitchChainFailedError(id)
      current = id
      for (const subscription of subscriptions) subscription.refresh()
    },

    request: ({ method, params, networkId, address, signal }) => {
      const askWallet = (feature: string, inputs: readonly unknown[]) => ask(feature, inputs, { signal })
      return requestWallet(
        { wallet, name, accounts: shared(), networkId, address, method, callFeature: askWallet },
        params,
      )
    },

    subscribe(observer, signal) {
      if (signal.aborted) return
      const subscription = subscribeToWallet(wallet, { known, now: readConnection, gone, observer, signal })
      subscriptions.add(subscription)
      signal.addEventListener('abort', () => subscriptions.delete(subscription), { once: true })
    },
  }
}

/** EIP-1193 4001 and 4100, and the code of the Wallet Standard for a rejection by the user. */
const USER_REJECTED = 4001
const UNAUTHORIZED = 4100
const STANDARD_REJECTED = 4001000

/** Messages of wallets that reject without a code. The whole message has to match. */
const refusal =
  /^(the )?(transaction|request|message|approval|signature|signing|connection)? ?(was |has been )?(rejected|denied|declined|cancell?ed)( by (the )?user)?\.?$|^plugin closed\.?$|user (rejected|denied|declined|cancell?ed|closed)/i
/** Error names of wallet adapters for a rejection; the message is empty. */
const refusalName = /^WalletSign(Transaction|Message|In)Error$/

interface ErrorLayer {
  readonly name: unknown
  readonly code: number
  readonly message: string
}

/** The error and every error nested in it, outermost first. */
function layersOf(error: unknown): readonly ErrorLayer[] {
  return errorLayers(error).map((layer) => {
    const message = typeof layer === 'string' ? layer : safeGet(layer, 'message')
    return {
      name: safeGet(layer, 'name'),
      code: Number(safeGet(layer, 'code') ?? safeGet(layer, '__code')),
      message: typeof message === 'string' ? message.trim() : '',
    }
  })
}

export function isUserRejection(error: unknown): boolean {
  const said = layersOf(error)
  if (said.some(({ code }) => code === USER_REJECTED || code === STANDARD_REJECTED)) return true
  if (said.some(({ message }) => refusal.test(message))) return true
  const isNamed = said.some(({ name }) => typeof name === 'string' && refusalName.test(name))
  // If the error has a message, the message decides.
  return isNamed && said.every(({ message }) => message === '')
}

export function isUnauthorized(error: unknown): boolean {
  return layersOf(error).some(({ code }) => code === UNAUTHORIZED)
}

/** A rejection by the user as an error with code 4001; every other error unchanged. */
function normalizeRejection(error: unknown): unknown {
  if (!isUserRejection(error)) return error
  const message = layersOf(error).find((one) => one.message !== '')?.message ?? 'User rejected the request.'
  return Object.assign(new Error(message, { cause: error }), { code: USER_REJECTED })
}
