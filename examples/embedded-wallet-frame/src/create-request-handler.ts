import * as v from 'valibot'
import type { Accounts } from './accounts'
import { type ApprovalCards, requireApproval } from './approval/approval-card'
import { isSolanaChain, toEvmChainId } from './chain-id'
import type { Say } from './copy/say'
import { handleEvmRequest } from './evm/handle-evm-request'
import type { RefusedNonces } from './evm/refused-nonces'
import { type SmartAccountsConfig, smartAccountAddress } from './evm/smart-account'
import { readCapabilities } from './evm/wallet-calls'
import { abortSchema, rpcSchema } from './message-payloads'
import type { RpcRequest } from './rpc-client'
import { handleSolanaRequest } from './solana/handle-solana-request'
import type { Vault, VaultUser } from './vault'
import { invalidParams, limitExceeded, WalletError } from './wallet-error'

export interface RequestHandlerParts {
  readonly vault: Vault
  readonly approvals: ApprovalCards
  readonly accounts: Accounts
  /** Origin of the host page, which sends the requests. */
  readonly hostOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** `undefined` if the wallet has no smart accounts. */
  readonly smartAccounts: SmartAccountsConfig | undefined
  /** Returns a client of the node at this RPC URL, which comes with a request. */
  readonly getRpcClient: (rpcUrl: string | undefined) => RpcRequest
  readonly nonces: RefusedNonces
  readonly say: Say
  /** Returns the logged-in user. Rejects if there is none. */
  requireUser(): Promise<VaultUser>
}

export interface RequestHandler {
  /** Shows the request to the user if it needs an approval, and resolves with its result. */
  handle(payload: unknown, id: string): Promise<unknown>
  /**
   * Aborts requests that wait for the user. Returns if nothing is signed or sent for them any more. Throws if the user has
   * approved one of them.
   */
  abort(payload: unknown): void
}

/**
 * EVM methods that send a transaction. The EVM part of the list in
 * `adapters/embedded-wallet/src/view-kit/index.ts`, which is the page's side.
 */
const evmSendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
])

/** Maximum number of requests of this page that wait. A page that asks one after the other has one. */
const MAX_WAITING = 10

const sendsTransaction = (method: string): boolean =>
  evmSendingMethods.has(method) || method === 'solana_signAndSendTransaction'

/** Handles the host page's requests to the wallet (`RPC_REQUEST`), and their aborts. */
export function createRequestHandler({
  vault,
  approvals,
  accounts,
  hostOrigin,
  now,
  smartAccounts,
  getRpcClient,
  nonces,
  say,
  requireUser,
}: RequestHandlerParts): RequestHandler {
  /** Requests that wait for the user's decision, by message id. */
  const waiting = new Map<string, AbortController>()
  /** Message ids of requests that the user has approved and that are still running. */
  const approved = new Set<string>()
  /**
   * Transactions are prepared one after the other, because each needs the nonce that follows the previous
   * one.
   */
  let sending: Promise<unknown> = Promise.resolve()

  const handle = async (payload: unknown, id: string): Promise<unknown> => {
    const { method, params, chainNamespace, chainId, rpcUrl } = v.parse(rpcSchema, payload)
    if (waiting.has(id)) throw invalidParams('A request with this id is pending')
    if (waiting.size >= MAX_WAITING) throw limitExceeded()
    const controller = new AbortController()
    // In the message's own task, because an abort may be the next message.
    waiting.set(id, controller)
    let stopExpecting = (): void => undefined
    try {
      const user = await requireUser()
      stopExpecting = approvals.expectCard()
      const request = {
        method,
        params,
        hostOrigin,
        node: getRpcClient(rpcUrl),
        say,
        async approve(approval: Parameters<ApprovalCards['ask']>[0]) {
          if (!(await vault.countRequest(now()))) throw limitExceeded()
          const progress = say(sendsTransaction(method) ? 'card.sending' : 'card.signing')
          await requireApproval(approvals.ask, { ...approval, progress }, controller.signal)
          // From here on the request cannot be aborted.
          waiting.delete(id)
          approved.add(id)
          if ((await vault.user())?.id !== user.id) throw new WalletError(4100, 'The user has logged out')
        },
      }
      if (chainNamespace === 'eip155') {
        const account = await accounts.owner(user)
        if (method === 'wallet_getCapabilities') return readCapabilities(params, account, smartAccounts)
        const evmChainId = toEvmChainId(chainId)
        const evmRequest = {
          ...request,
          chainId: evmChainId,
          account,
          nonces,
          smartAccount: accounts.smart(account, evmChainId),
          ownContracts: smartAccounts
            ? [smartAccounts.entryPoint, smartAccountAddress(account.address, smartAccounts)]
            : [],
          preferred: await accounts.preferred(user),
        }
        if (!evmSendingMethods.has(method)) return await handleEvmRequest(evmRequest)
        const reply = sending.then(() => handleEvmRequest(evmRequest))
        sending = reply.catch(() => undefined)
        return await reply
      }
      if (!isSolanaChain(chainId)) throw invalidParams('The chain cannot be read')
      const key = await vault.solanaKey(user.id)
      return await handleSolanaRequest({ ...request, chainId: String(chainId), key })
    } finally {
      stopExpecting()
      if (waiting.get(id) === controller) waiting.delete(id)
      if (approved.delete(id)) approvals.clearProgress()
    }
  }

  return {
    handle,
    abort(payload) {
      const { ids = [...waiting.keys()] } = v.parse(abortSchema, payload)
      for (const id of ids) waiting.get(id)?.abort()
      // An approved request continues, so the host page must keep waiting for its result.
      if (ids.some((id) => approved.has(id))) throw new WalletError(-32000, 'The user has approved this')
    },
  }
}
