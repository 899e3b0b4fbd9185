import { isHex, isHexBytes } from '@latchkey/session/caip'
import type {
  Account,
  ExplainedGrant,
  ExplainedPermission,
  ExplainedRequest,
  ExplainedToken,
  Network,
  PendingWalletRequest,
  RequestAction,
} from '@latchkey/session/contract'
import {
  bytesOfHex,
  isUnlimitedAmount,
  limitedToken,
  tokenMethods,
  utf8Text,
} from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { formatAddress } from '../chain/addresses'
import type { ReadableChains } from '../chain/read-chain'
import { decodeCall, type EvmCall } from './decode-call'
import { decodeGrantPermissions } from './decode-grant-permissions'
import { decodeTypedData } from './decode-typed-data'
import { readToken, type TokenFacts } from './read-token'
import { unreadParts } from './unread-parts'

/** Further ones are not listed. */
const MAX_CALLS = 50
const MAX_HEX = 262_146
const MAX_SHOWN_HEX = 8_194

const address = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 40)),
)
const hex = v.pipe(
  v.string(),
  v.maxLength(MAX_HEX),
  v.check((text) => isHexBytes(text)),
)
const quantity = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64) || /^\d{1,78}$/.test(text)),
  v.transform((text) => BigInt(text)),
)
const callSchema = v.pipe(
  v.object({
    to: v.nullish(address),
    value: v.nullish(quantity),
    data: v.nullish(hex),
    input: v.nullish(hex),
  }),
  // Wallets differ in which of two they use.
  v.check(({ data, input }) => !data || !input || data.toLowerCase() === input.toLowerCase()),
  v.transform(
    ({ to, value, data, input }): EvmCall => ({
      to: to ?? undefined,
      value: value ?? 0n,
      data: data ?? input ?? '0x',
    }),
  ),
)
const transactionSchema = v.pipe(
  v.tupleWithRest([callSchema], v.unknown()),
  v.transform(([call]) => [call]),
)
const batchSchema = v.pipe(
  v.tupleWithRest([v.object({ calls: v.pipe(v.array(callSchema), v.minLength(1)) })], v.unknown()),
  v.transform(([{ calls }]) => calls),
)
const operationSchema = v.pipe(
  v.tupleWithRest([v.object({ sender: address, callData: hex })], v.unknown()),
  v.transform(([operation]) => operation),
)
const messageSchema = v.pipe(
  v.tupleWithRest([hex], v.unknown()),
  v.transform(([message]) => message),
)

/** The calls of a transaction or a batch; `undefined` for other requests, and where they cannot be read. */
export function readCalls({ method, params }: PendingWalletRequest): readonly EvmCall[] | undefined {
  const schema =
    method === 'eth_sendTransaction' || method === 'eth_signTransaction'
      ? transactionSchema
      : method === 'wallet_sendCalls'
        ? batchSchema
        : undefined
  const parsed = schema && v.safeParse(schema, params)
  return parsed?.success ? parsed.output : undefined
}

/** Decodes without reading anything; never throws. */
export function decodeRequest(request: PendingWalletRequest, account: string): ExplainedRequest {
  const { method, params } = request
  const calls = readCalls(request)
  if (calls) {
    const warnings = unreadParts(request)
    return {
      subject: 'transaction',
      steps: calls.slice(0, MAX_CALLS).map((call) => decodeCall(call, account)),
      ...(warnings.length > 0 && { warnings }),
      isTruncated: calls.length > MAX_CALLS,
    }
  }
  if (method === 'personal_sign') {
    const message = v.safeParse(messageSchema, params)
    if (message.success) return explainMessage(message.output)
  }
  if (/^eth_signTypedData(_v[34])?$/.test(method) && Array.isArray(params)) {
    const data = decodeTypedData(params[1], account)
    if (data) return { subject: 'typed-data', ...data }
  }
  if (method === 'eth_sendUserOperation') {
    const operation = v.safeParse(operationSchema, params)
    if (operation.success) {
      const { sender, callData } = operation.output
      const [action] = decodeCall({ to: sender, value: 0n, data: callData }, account)
      const steps = action?.type === 'call' ? [[action]] : []
      return { subject: 'user-operation', steps, isTruncated: false }
    }
  }
  if (!/^wallet_(grant|revoke|request\w*)Permissions$/.test(method))
    return { subject: 'other', steps: [], isTruncated: false }
  return { subject: 'permissions', steps: [], isTruncated: false, ...decodeGrantPermissions(params) }
}

function explainMessage(message: string): ExplainedRequest {
  const text = utf8Text(bytesOfHex(message))
  return {
    subject: 'message',
    steps: [],
    message: {
      ...(text !== undefined && { text: text.slice(0, MAX_SHOWN_HEX) }),
      hex: message.slice(0, MAX_SHOWN_HEX),
    },
    isTruncated: message.length > MAX_SHOWN_HEX && (text === undefined || text.length > MAX_SHOWN_HEX),
  }
}

/** Decodes the request, then reads symbol and decimals of each token from its contract. */
export async function explainRequest(
  chains: ReadableChains,
  request: PendingWalletRequest,
  account: Account,
  network: Network,
  signal: AbortSignal,
): Promise<ExplainedRequest> {
  const decoded = decodeRequest(request, account.address)
  const { grant } = decoded
  const addresses = new Set([
    ...decoded.steps.flat().flatMap((action) => tokenAddress(action) ?? []),
    ...(grant?.permissions.flatMap((one) => permittedToken(one) ?? []) ?? []),
  ])
  const facts = new Map<string, TokenFacts>()
  await Promise.all(
    [...addresses].map(async (one) => facts.set(one, await readToken(chains, network, one, signal))),
  )
  const steps = decoded.steps.map((actions) =>
    actions.map((action) => withFormattedAddresses(withToken(action, facts))),
  )
  return { ...decoded, steps, ...(grant && { grant: withTokens(grant, facts) }) }
}

function withTokens(grant: ExplainedGrant, facts: ReadonlyMap<string, TokenFacts>): ExplainedGrant {
  const permissions = grant.permissions.map((one): ExplainedPermission => {
    const address = permittedToken(one)
    const { symbol, decimals, supply } = (address !== undefined && facts.get(address)) || {}
    const known = supply === undefined ? {} : { supply: String(supply) }
    if (one.type === 'method') return { ...one, contract: formatAddress(one.contract), ...known }
    if (one.type !== 'allowance' || address === undefined) return one
    const token: ExplainedToken = {
      address: formatAddress(address),
      ...(symbol !== undefined && { symbol }),
      ...(decimals !== undefined && { decimals }),
    }
    return { ...one, token, isUnlimited: isUnlimitedAmount(BigInt(one.amount), supply), ...known }
  })
  return { ...grant, permissions }
}

/** The token of an allowance, and the one of which a method may move an amount that is limited. */
function permittedToken(permission: ExplainedPermission): string | undefined {
  if (permission.type === 'allowance') return permission.token.address
  const method = permission.type === 'method' ? tokenMethods.get(permission.selector ?? '') : undefined
  if (permission.type !== 'method' || !method) return undefined
  const conditions = permission.conditions.flatMap(({ position, operator, value, isUncertain }) =>
    isUncertain ? [] : [{ word: position - 1, operator, value: BigInt(value) }],
  )
  return limitedToken(method, permission.contract, conditions)
}

function tokenAddress(action: RequestAction): string | undefined {
  return 'token' in action ? action.token.address : undefined
}

function withToken(action: RequestAction, facts: ReadonlyMap<string, TokenFacts>): RequestAction {
  const collection = tokenAddress(action)
  const found = collection === undefined ? undefined : facts.get(collection)
  if (!found || collection === undefined) return action
  const { standard, supply, ...known } = found
  const isNft = standard === 'nft'
  // ERC-721 shares the functions of ERC-20: what looks like an amount is a token id. Nothing but the network
  // says so, so it is not believed where that would hide an unlimited permission.
  if (isNft && action.type === 'transfer') {
    const { from, to, amount } = action
    return { type: 'nft-transfer', ...(from && { from }), to, collection, tokenId: amount, isReported: true }
  }
  if (isNft && action.type === 'allowance' && !action.isUnlimited) {
    const { spender, amount } = action
    return { type: 'nft-allowance', spender, collection, tokenId: amount, isReported: true }
  }
  if (action.type !== 'transfer' && action.type !== 'allowance') return action
  const { mayBeNft, ...rest } = action
  const token: ExplainedToken = { address: collection, ...known }
  return {
    ...rest,
    token,
    ...(rest.type === 'allowance' && { isUnlimited: isUnlimitedAmount(BigInt(rest.amount), supply) }),
    ...(mayBeNft && standard !== 'token' && { mayBeNft }),
  }
}

function withFormattedAddresses(action: RequestAction): RequestAction {
  const members = Object.entries(action).map(([key, value]) => [
    key,
    typeof value === 'string' && key !== 'data' && key !== 'text' ? formatAddress(value) : value,
  ])
  return { ...action, ...Object.fromEntries(members) }
}
