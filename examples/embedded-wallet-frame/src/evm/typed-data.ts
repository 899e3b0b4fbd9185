import { isHex, isHexBytes } from '@latchkey/session/caip'
import { isStructName, isTokenSignature, isUnlimitedAmount, type SupplyOf } from '@latchkey/session/requests'
import * as v from 'valibot'
import type { Approval, Fact } from '../approval/approval-card'
import type { Say } from '../copy/say'
import { invalidParams } from '../wallet-error'
import { networkFact } from './transaction'

const MAX_FIELDS = 2_000

/**
 * Accepts only the usual spellings of a number. Others, such as 1e76, would be signed as another number than
 * a user or a program reads.
 */
const integer = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(
    v.string(),
    v.check((text) => /^(0|-?[1-9]\d{0,77})$/.test(text) || isHex(text, 1, 64)),
  ),
])
const domainSchema = v.strictObject({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  chainId: v.optional(v.pipe(integer, v.transform(Number), v.safeInteger())),
  verifyingContract: v.optional(v.string()),
  salt: v.optional(v.string()),
})
const typedDataSchema = v.strictObject({
  domain: v.record(v.string(), v.unknown()),
  types: v.record(
    v.pipe(v.string(), v.check(isStructName, 'A type has the name of a list or a value')),
    v.array(v.strictObject({ name: v.string(), type: v.string() })),
  ),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
})
export type TypedData = v.InferOutput<typeof typedDataSchema>

/**
 * Parses EIP-712 typed data, given as an object or as JSON. Throws if its domain is on another chain than the requested
 * one. Also throws if its contract is the entry point or the user's smart account: user operations of ERC-4337 0.8 and
 * signatures of the smart account are typed data too, and a page must not get them this way.
 */
export function readTypedData(given: unknown, chainId: number, ownContracts: readonly string[]): TypedData {
  const data = v.parse(typedDataSchema, typeof given === 'string' ? parseJson(given) : given)
  const domain = v.parse(domainSchema, data.domain)
  if (domain.chainId !== undefined && domain.chainId !== chainId)
    throw invalidParams('The message is for another chain')
  const contract = domain.verifyingContract?.toLowerCase()
  if (ownContracts.some((own) => own.toLowerCase() === contract))
    throw invalidParams('The wallet itself signs what its smart account does')
  // viem would compute a different hash for a message whose type is missing.
  if (!Object.hasOwn(data.types, data.primaryType) || data.primaryType === 'EIP712Domain')
    throw invalidParams('The message has no type')
  const keys = Object.entries(data.domain).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  const signed = data.types['EIP712Domain'] ?? domainFields.filter(({ name }) => keys.includes(name))
  const isWhole = keys.every((key) => signed.some(({ name }) => name === key))
  if (!isWhole || signed.length !== keys.length || !signed.every(isDomainField))
    throw invalidParams('The domain has other fields than those that are signed')
  return { ...data, types: { ...data.types, EIP712Domain: [...signed] } }
}

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const isDomainField = (field: { readonly name: string; readonly type: string }): boolean =>
  domainFields.some(({ name, type }) => name === field.name && type === field.type)

export function describeTypedData(
  { domain, types, primaryType, message }: TypedData,
  say: Say,
  supplyOf: SupplyOf,
): Approval {
  const { name, version, chainId, verifyingContract, salt } = v.parse(domainSchema, domain)
  const facts: readonly Fact[] = [
    chainId === undefined
      ? { label: say('fact.network'), value: say('fact.any-network') }
      : networkFact(chainId, say),
    { label: say('typed.type'), value: primaryType, cutAfter: MAX_DOMAIN_CHARACTERS },
    ...(name === undefined
      ? []
      : [{ label: say('typed.application'), value: name, cutAfter: MAX_DOMAIN_CHARACTERS }]),
    ...(version === undefined
      ? []
      : [{ label: say('typed.version'), value: version, cutAfter: MAX_DOMAIN_CHARACTERS }]),
    ...(verifyingContract === undefined
      ? []
      : [{ label: say('fact.contract'), value: verifyingContract, isCode: true }]),
    ...(salt === undefined
      ? []
      : [{ label: say('typed.salt'), value: salt, isCode: true, cutAfter: MAX_DOMAIN_CHARACTERS }]),
    ...describeFields(message, primaryType, {
      types,
      say,
      supplyOf,
      path: '',
      token: primaryType === 'Permit' && isHex(verifyingContract, 40) ? verifyingContract : undefined,
    }),
  ]
  if (facts.length > MAX_FIELDS) throw invalidParams('The message is too long to be shown')
  return {
    title: say('typed.title'),
    warnings: [
      ...(isTokenSignature(primaryType, types) ? [say('typed.permit')] : []),
      // Usual for a sign-in. A permit without a chain id, however, could be used on a network that the user
      // did not expect.
      ...(chainId === undefined ? [say('typed.any-network')] : []),
    ],
    facts,
  }
}

/** Of what the page calls itself. It proves nothing, and must not push other facts out of view. */
const MAX_DOMAIN_CHARACTERS = 80

/** By its path. The number of an NFT can be as large as an unlimited amount. */
const AMOUNT_MEMBER = /(^|› )(value|\w*amount)( \d+)*$/i

interface FieldScope {
  readonly types: TypedData['types']
  readonly say: Say
  readonly supplyOf: SupplyOf
  readonly path: string
  /** Of which amounts are: the contract of a permit (ERC-2612), or what stands beside them (Permit2). */
  readonly token: string | undefined
}

/** Lists every signed field, in the order of its type. */
function describeFields(value: unknown, type: string, scope: FieldScope): readonly Fact[] {
  const { types, say, supplyOf, path, token } = scope
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined && Array.isArray(value))
    return value.flatMap((one, index) =>
      describeFields(one, item, { ...scope, path: `${path} ${index + 1}` }),
    )
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (fields && typeof value === 'object' && value !== null) {
    const own = new Map(Object.entries(value))
    const beside: unknown = fields.some(({ name }) => name === 'token') ? own.get('token') : undefined
    return fields.flatMap((field) =>
      describeFields(own.get(field.name), field.type, {
        ...scope,
        path: path ? `${path} › ${field.name}` : field.name,
        token: path === '' && beside === undefined ? token : isHex(beside, 40) ? beside : undefined,
      }),
    )
  }
  const isNumber = /^u?int\d*$/.test(type)
  if (isNumber && !v.is(integer, value))
    throw invalidParams(`The number ${path.slice(0, 100)} has another form than 123 or 0x7b`)
  // viem signs a number as its digits, and bytes of another form as another text than the one that is shown.
  if ((type === 'string' && typeof value !== 'string') || (type.startsWith('bytes') && !isHexBytes(value)))
    throw invalidParams(`The value ${path.slice(0, 100)} is not of the type ${type}`)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? say('typed.nothing'))
  if (
    isNumber &&
    AMOUNT_MEMBER.test(path) &&
    isUnlimitedAmount(BigInt(text), token === undefined ? undefined : supplyOf(token))
  )
    return [{ label: path, value: say('typed.unlimited', { number: text }) }]
  return [{ label: path, value: text, isCode: /^(address|bytes)/.test(type) }]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidParams('The message is not JSON')
  }
}
