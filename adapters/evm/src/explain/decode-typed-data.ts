import { toJson } from '@latchkey/kernel/to-json'
import { isHex } from '@latchkey/session/caip'
import type { ExplainedField, RequestAction, RequestWarning } from '@latchkey/session/contract'
import { isStructName, isTokenSignature } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { allowance } from './decode-call'

export interface DecodedTypedData {
  readonly primaryType: string
  readonly domain: readonly ExplainedField[]
  readonly fields: readonly ExplainedField[]
  /** The permissions that the signature grants, if the data is of a known kind. */
  readonly steps: readonly (readonly RequestAction[])[]
  readonly warnings: readonly RequestWarning[]
  readonly isTruncated: boolean
}

const MAX_DEPTH = 8
const MAX_FIELDS = 200
const MAX_TEXT = 2_000
const MAX_UINT256 = 2n ** 256n - 1n

const name = v.pipe(v.string(), v.maxLength(200))
const typedDataSchema = v.object({
  domain: v.record(v.string(), v.unknown()),
  types: v.record(
    v.pipe(name, v.check(isStructName)),
    v.pipe(v.array(v.object({ name, type: name })), v.maxLength(MAX_FIELDS)),
  ),
  primaryType: name,
  message: v.record(v.string(), v.unknown()),
})
type TypedData = v.InferOutput<typeof typedDataSchema>
type Values = Readonly<Record<string, unknown>>

const domainTypes = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * Decodes EIP-712 data: lists every signed member, in the order of its type, and no unsigned one. Returns `undefined` for
 * anything else. Never throws.
 */
export function decodeTypedData(given: unknown, account: string): DecodedTypedData | undefined {
  const parsed = v.safeParse(typedDataSchema, readJson(given))
  if (!parsed.success || !Object.hasOwn(parsed.output.types, parsed.output.primaryType)) return undefined
  const data = parsed.output
  const list = createFieldList(data.types)
  const signedDomain = readDomainMembers(data)
  const domain = list.struct(signedDomain, data.domain)
  const fields = list.struct(data.types[data.primaryType] ?? [], data.message)
  const steps = readPermit(data, account)
  const warnings: RequestWarning[] = []
  // Numbers have several spellings, and a signature is valid for each of them.
  if (isTokenSignature(data.primaryType, data.types) && steps.length === 0) warnings.push('unread-permission')
  if (!signedDomain.some(({ name: one }) => one === 'chainId')) warnings.push('any-network')
  return { primaryType: data.primaryType, domain, fields, steps, warnings, isTruncated: list.isTruncated() }
}

/** The signed members of the domain: those that `EIP712Domain` lists, else the known ones that are set. */
function readDomainMembers({ domain, types }: TypedData): TypedData['types'][string] {
  const listed = Object.hasOwn(types, 'EIP712Domain') ? types['EIP712Domain'] : undefined
  return (listed ?? domainTypes).filter(({ name: one }) => Object.hasOwn(domain, one))
}

function readJson(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

interface FieldList {
  struct(members: TypedData['types'][string], values: unknown, depth?: number): readonly ExplainedField[]
  isTruncated(): boolean
}

function createFieldList(types: TypedData['types']): FieldList {
  let count = 0
  let wasTruncated = false
  const cut = <Result>(result: Result): Result => {
    wasTruncated = true
    return result
  }
  const leaf = (value: unknown): string => {
    const text = toText(value)
    return text.length > MAX_TEXT ? cut(`${text.slice(0, MAX_TEXT)}…`) : text
  }
  const read = (type: string, value: unknown, depth: number): ExplainedField['value'] => {
    if (depth > MAX_DEPTH) return cut('…')
    const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
    if (item !== undefined) {
      const values: readonly unknown[] = Array.isArray(value) ? value : []
      const rows: ExplainedField[] = []
      for (const [index, one] of values.entries()) {
        if (count >= MAX_FIELDS) return cut(rows)
        count += 1
        rows.push({ name: String(index + 1), type: item, value: read(item, one, depth + 1) })
      }
      return rows
    }
    const members = Object.hasOwn(types, type) ? types[type] : undefined
    return members ? list.struct(members, value, depth + 1) : leaf(value)
  }
  const list: FieldList = {
    isTruncated: () => wasTruncated,
    struct(members, values, depth = 0) {
      const fields: ExplainedField[] = []
      for (const { name: one, type } of members) {
        if (count >= MAX_FIELDS) return cut(fields)
        count += 1
        fields.push({ name: one, type, value: read(type, ownValue(values, one), depth) })
      }
      return fields
    },
  }
  return list
}

function ownValue(values: unknown, key: string): unknown {
  return typeof values === 'object' && values !== null && Object.hasOwn(values, key)
    ? Reflect.get(values, key)
    : undefined
}

/** Shows an unsupported value as JSON. It is part of the signature, so it is not hidden. */
function toText(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'object') return toJson(value)
  return String(value)
}

const address = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 40)),
)
const amount = v.pipe(
  v.union([v.string(), v.number(), v.bigint()]),
  v.transform((one) => String(one)),
  v.check((text) => isHex(text, 1, 64) || /^\d{1,78}$/.test(text)),
  v.transform((text) => BigInt(text)),
)
const seconds = v.pipe(
  amount,
  v.transform((one) => String(one)),
)

const permitSchema = v.object({ owner: address, spender: address, value: amount, deadline: seconds })
/** `TransferWithAuthorization` and `ReceiveWithAuthorization` of ERC-3009. */
const authorizationSchema = v.object({ from: address, to: address, value: amount })
const daiPermitSchema = v.object({ holder: address, spender: address, allowed: v.boolean(), expiry: seconds })
interface Permit2 {
  readonly spender: string
  readonly list: readonly { readonly token: string; readonly amount: bigint; readonly expiresAt: string }[]
}
const oneOrMore = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([
    v.pipe(
      schema,
      v.transform((one) => [one]),
    ),
    v.pipe(v.array(schema), v.maxLength(50)),
  ])
const permitOfPermit2: v.GenericSchema<unknown, Permit2> = v.pipe(
  v.object({
    details: oneOrMore(v.object({ token: address, amount, expiration: seconds })),
    spender: address,
  }),
  v.transform(({ details, spender }) => ({
    spender,
    list: details.map(({ expiration, ...one }) => ({ ...one, expiresAt: expiration })),
  })),
)
const transferOfPermit2: v.GenericSchema<unknown, Permit2> = v.pipe(
  v.object({
    permitted: oneOrMore(v.object({ token: address, amount })),
    spender: address,
    deadline: seconds,
  }),
  v.transform(({ permitted, spender, deadline }) => ({
    spender,
    list: permitted.map((one) => ({ ...one, expiresAt: deadline })),
  })),
)
/** Compares the beginning of the primary type, because a witness makes it longer. */
const permit2Schemas = [
  ['PermitSingle', permitOfPermit2],
  ['PermitBatchTransferFrom', transferOfPermit2],
  ['PermitBatchWitnessTransferFrom', transferOfPermit2],
  ['PermitBatch', permitOfPermit2],
  ['PermitTransferFrom', transferOfPermit2],
  ['PermitWitnessTransferFrom', transferOfPermit2],
] as const

/** Decodes permits (ERC-2612, DAI, Permit2) and authorizations (ERC-3009), which lead to transfers without a transaction. */
function readPermit(
  { primaryType, domain, message, types }: TypedData,
  account: string,
): readonly (readonly RequestAction[])[] {
  const token = ownValue(domain, 'verifyingContract')
  const signed = signedMembers(types[primaryType] ?? [], message)
  const isOwn = (owner: string): boolean => owner.toLowerCase() === account.toLowerCase()
  if (primaryType === 'Permit' && v.is(address, token)) {
    const permit = v.safeParse(permitSchema, signed)
    if (permit.success && isOwn(permit.output.owner)) {
      const { spender, value, deadline } = permit.output
      return [[allowance({ address: token }, spender, value, { expiresAt: deadline })]]
    }
    const dai = v.safeParse(daiPermitSchema, signed)
    if (dai.success && isOwn(dai.output.holder)) {
      const { spender, allowed, expiry } = dai.output
      const expiresAt = allowed && expiry !== '0' ? { expiresAt: expiry } : {}
      return [[allowance({ address: token }, spender, allowed ? MAX_UINT256 : 0n, expiresAt)]]
    }
  }
  if (/^(Transfer|Receive)WithAuthorization$/.test(primaryType) && v.is(address, token)) {
    const { success, output } = v.safeParse(authorizationSchema, signed)
    if (success && isOwn(output.from))
      return [[{ type: 'transfer', to: output.to, token: { address: token }, amount: String(output.value) }]]
  }
  for (const [kind, schema] of permit2Schemas) {
    if (!primaryType.startsWith(kind)) continue
    const { success, output } = v.safeParse(schema, signed)
    if (success)
      return [
        output.list.map((one) =>
          allowance({ address: one.token }, output.spender, one.amount, { expiresAt: one.expiresAt }),
        ),
      ]
  }
  return []
}

/** The members that are part of the signature. */
function signedMembers(members: TypedData['types'][string], message: Values): Values {
  return Object.fromEntries(members.map(({ name: one }) => [one, ownValue(message, one)]))
}
