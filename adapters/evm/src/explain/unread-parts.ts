import type { PendingWalletRequest, RequestWarning } from '@latchkey/session/contract'
import { safeGet } from '@latchkey/session/requests'

/** Fields that are explained, that session has checked, or that only set a fee, which the wallet shows. */
const transactionFields: ReadonlySet<string> = new Set([
  'chainId',
  'data',
  'from',
  'gas',
  'gasLimit',
  'gasPrice',
  'input',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'to',
  'type',
  'value',
])
const batchFields: ReadonlySet<string> = new Set([
  'atomicRequired',
  'calls',
  'chainId',
  'from',
  'id',
  'version',
])
const callFields: ReadonlySet<string> = new Set(['data', 'input', 'to', 'value'])
/** EIP-7702: sets the code of accounts. */
const DELEGATION = 'authorizationList'

/** What a transaction or a batch contains beside its explained calls. Empty where everything is explained. */
export function unreadParts({ method, params }: PendingWalletRequest): readonly RequestWarning[] {
  if (!Array.isArray(params)) return []
  const [request, ...others]: readonly unknown[] = params
  const calls = safeGet(request, 'calls')
  const names =
    method === 'wallet_sendCalls' && Array.isArray(calls)
      ? [
          ...unreadFields(request, batchFields),
          ...calls.flatMap((call: unknown) => unreadFields(call, callFields)),
        ]
      : unreadFields(request, transactionFields)
  const hasMore = names.some((name) => name !== DELEGATION) || others.some(isPresent)
  return [
    ...(names.includes(DELEGATION) ? (['account-delegation'] as const) : []),
    ...(hasMore ? (['unread-parts'] as const) : []),
  ]
}

function unreadFields(value: unknown, known: ReadonlySet<string>): readonly string[] {
  return Object.keys(Object(value)).filter((name) => !known.has(name) && isPresent(safeGet(value, name)))
}

/** Empty lists and objects say nothing. */
function isPresent(value: unknown): boolean {
  if (value === undefined || value === null) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
