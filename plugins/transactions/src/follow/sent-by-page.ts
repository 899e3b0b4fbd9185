import type { RpcRequest } from '@latchkey/kernel'
import { isHex, isNetworkId, namespaceOf } from '@latchkey/session/caip'
import {
  activeAccount,
  connectedConnections,
  type SentTransaction,
  type SessionState,
} from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'

const hash = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 64)),
)
const batchId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_194))
const signature = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/))

/** What each method answers when a wallet has sent. */
const answers: Readonly<
  Record<
    string,
    { readonly type: SentTransaction['type']; readonly schema: v.GenericSchema<unknown, string> }
  >
> = {
  eth_sendTransaction: { type: 'transaction', schema: hash },
  wallet_sendCalls: {
    type: 'batch',
    // Earlier wallets return the id alone.
    schema: v.union([
      batchId,
      v.pipe(
        v.object({ id: batchId }),
        v.transform(({ id }) => id),
      ),
    ]),
  },
  solana_signAndSendTransaction: {
    type: 'transaction',
    schema: v.union([
      signature,
      v.pipe(
        v.object({ signature }),
        v.transform((one) => one.signature),
      ),
    ]),
  },
}

/** What a wallet has sent for the page; `undefined` if it has answered with something else. */
export function sentByPage(
  state: Pick<SessionState, 'connections'>,
  { method, params, target: { connectionId, networkId } }: Pick<RpcRequest, 'method' | 'params' | 'target'>,
  answer: unknown,
): SentTransaction | undefined {
  const known = Object.hasOwn(answers, method) ? answers[method] : undefined
  const id = known && v.safeParse(known.schema, answer)
  const where = networkIn(params) ?? networkId
  if (!known || !id?.success || !isNetworkId(where)) return undefined
  const connection = connectedConnections(state).find((one) => one.id === connectionId)
  const from = senderIn(params) ?? (connection && activeAccount(connection, namespaceOf(where))?.address)
  if (from === undefined) return undefined
  return { type: known.type, id: id.output, from, networkId: where, connectionId }
}

/** The network that an EVM request names, which comes before that of the connection. */
function networkIn(params: unknown): string | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'chainId') : undefined
  return isHex(chainId, 1, 12) ? `eip155:${Number.parseInt(chainId, 16)}` : undefined
}

/** The account that a request names: `from` on EVM, `pubkey` on Solana. The session has refused those that were not granted. */
function senderIn(params: unknown): string | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : params
  if (typeof first !== 'object' || first === null) return undefined
  const from: unknown = Reflect.get(first, 'from') ?? Reflect.get(first, 'pubkey')
  return typeof from === 'string' && from !== '' && from.length <= 256 ? from : undefined
}
