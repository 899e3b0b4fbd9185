import { isHex } from '@latchkey/session/caip'
import type { ExplainedCondition, ExplainedGrant, ExplainedPermission } from '@latchkey/session/contract'
import { isUnlimitedAmount, safeGet, tokenMethods, wordOfArgument } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { keccak256, stringToBytes } from 'viem'

/** Further ones are not listed. */
const MAX_PERMISSIONS = 50
const MAX_SIGNERS = 10
const MAX_PARAMETERS = 50

const address = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 40)),
)
const quantity = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.check((text) => isHex(text, 1, 64) || /^\d{1,78}$/.test(text)),
  v.transform((text) => BigInt(text)),
)
const name = v.pipe(v.string(), v.maxLength(100))
const grantSchema = v.pipe(
  v.tupleWithRest(
    [
      v.looseObject({
        expiry: v.optional(v.unknown()),
        signer: v.optional(v.unknown()),
        permissions: v.pipe(v.array(v.unknown()), v.minLength(1)),
        policies: v.optional(v.array(v.unknown()), []),
      }),
    ],
    v.unknown(),
  ),
  v.transform(([grant]) => grant),
)
// A member that is not known may turn the condition into another.
const conditionSchema = v.strictObject({
  operator: v.picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
  value: quantity,
})
const methodsSchema = v.strictObject({
  type: v.literal('contract-call'),
  data: v.strictObject({
    address,
    abi: v.optional(v.unknown()),
    functions: v.pipe(
      v.array(
        v.strictObject({
          functionName: name,
          args: v.optional(v.array(v.nullable(conditionSchema)), []),
          valueLimit: v.optional(quantity),
          operation: v.optional(v.picklist(['Call', 'DelegateCall']), 'Call'),
        }),
      ),
      v.minLength(1),
    ),
  }),
})
interface AbiParameter {
  readonly type: string
  readonly components?: readonly AbiParameter[] | undefined
}
const abiParameterSchema: v.GenericSchema<unknown, AbiParameter> = v.pipe(
  v.object({
    // Libraries differ in what they make of other spellings, as `uint`.
    type: v.pipe(
      v.string(),
      v.maxLength(100),
      v.regex(/^(tuple|address|bool|string|bytes\d{0,2}|u?int\d{1,3})(\[\d*\])*$/),
    ),
    components: v.optional(
      v.lazy(() => v.pipe(v.array(abiParameterSchema), v.minLength(1), v.maxLength(MAX_PARAMETERS))),
    ),
  }),
  v.check(({ type, components }) => type.startsWith('tuple') === (components !== undefined)),
)
const abiFunctionSchema = v.object({
  type: v.literal('function'),
  name: v.pipe(name, v.regex(/^[a-z_$][\w$]*$/i)),
  inputs: v.pipe(v.array(abiParameterSchema), v.maxLength(MAX_PARAMETERS)),
})
const allowance = { allowance: quantity, start: v.optional(quantity), period: quantity }
const allowanceSchema = v.variant('type', [
  v.strictObject({ type: v.literal('native-token-recurring-allowance'), data: v.strictObject(allowance) }),
  v.strictObject({
    type: v.literal('erc20-recurring-allowance'),
    data: v.strictObject({ ...allowance, token: address }),
  }),
])
const namedSchema = v.looseObject({ type: name })
const keysSchema = v.looseObject({
  data: v.looseObject({ keys: v.array(v.looseObject({ publicKey: v.pipe(v.string(), v.maxLength(300)) })) }),
})
const oneSignerSchema = v.looseObject({
  data: v.looseObject({ address: v.optional(address), id: v.optional(v.pipe(v.string(), v.maxLength(300))) }),
})

export interface DecodedGrant {
  readonly grant: ExplainedGrant
  readonly isTruncated: boolean
}

/**
 * Decodes the parameters of `wallet_grantPermissions` (ERC-7715): what the request permits the keys to do. Returns
 * `undefined` for a request without permissions. Never throws.
 */
export function decodeGrantPermissions(params: unknown): DecodedGrant | undefined {
  const parsed = v.safeParse(grantSchema, params)
  if (!parsed.success) return undefined
  const { expiry, signer, permissions, policies } = parsed.output
  // A rule that cannot be decoded may mean anything, so it is listed by name.
  const all = [...permissions.flatMap(decodePermission), ...policies.map(unknownPermission)]
  const parsedExpiry = v.safeParse(quantity, expiry)
  return {
    grant: {
      ...(parsedExpiry.success && parsedExpiry.output > 0n && { expiresAt: String(parsedExpiry.output) }),
      signers: readSigners(signer),
      permissions: all.slice(0, MAX_PERMISSIONS),
    },
    isTruncated: all.length > MAX_PERMISSIONS,
  }
}

function decodePermission(permission: unknown): readonly ExplainedPermission[] {
  const methods = v.safeParse(methodsSchema, permission)
  if (methods.success) {
    const { address: contract, abi, functions } = methods.output.data
    return functions.map(({ functionName, args, valueLimit, operation }) => ({
      type: 'method',
      contract,
      ...readMethod(functionName, args, abi),
      ...(valueLimit !== undefined && { valueLimit: String(valueLimit) }),
      isDelegate: operation === 'DelegateCall',
    }))
  }
  const spending = v.safeParse(allowanceSchema, permission)
  if (!spending.success) return [unknownPermission(permission)]
  const { data } = spending.output
  return [
    {
      type: 'allowance',
      token: 'token' in data ? { address: data.token } : {},
      amount: String(data.allowance),
      isUnlimited: isUnlimitedAmount(data.allowance),
      periodSeconds: String(data.period),
      ...(data.start !== undefined && { startsAt: String(data.start) }),
    },
  ]
}

function unknownPermission(permission: unknown): ExplainedPermission {
  const named = v.safeParse(namedSchema, permission)
  return { type: 'unknown', name: named.success ? named.output.type : '' }
}

type Method = Pick<
  Extract<ExplainedPermission, { readonly type: 'method' }>,
  'method' | 'selector' | 'claimedName' | 'conditions'
>
type Args = readonly (v.InferOutput<typeof conditionSchema> | null)[]

/** The method that the keys can really call: the page writes the ABI, and other names have the selectors of tokens too. */
function readMethod(functionName: string, args: Args, abi: unknown): Method {
  const found = (Array.isArray(abi) ? abi : []).flatMap((item) => {
    if (safeGet(item, 'name') !== functionName) return []
    const parsed = v.safeParse(abiFunctionSchema, item)
    return parsed.success ? [parsed.output] : []
  })
  const [only] = found
  const signature = only && found.length === 1 ? signatureOf(only) : undefined
  const types = signature === undefined ? [] : (only?.inputs.map(({ type }) => type) ?? [])
  const conditions = args.flatMap((arg, index) => (arg ? [toCondition(arg, index, types)] : []))
  if (signature === undefined) return { method: functionName, conditions }
  const selector = keccak256(stringToBytes(signature)).slice(0, 10)
  const real = tokenMethods.get(selector)?.signature
  return {
    method: real === undefined ? functionName : real.replace(/\(.*/, ''),
    selector,
    ...(real !== undefined && real !== signature && { claimedName: functionName }),
    conditions,
  }
}

const signatureOf = ({ name: one, inputs }: v.InferOutput<typeof abiFunctionSchema>): string =>
  `${one}(${inputs.map(canonicalType).join()})`

/** The type as it stands in a signature: a tuple by its components. */
const canonicalType = ({ type, components }: AbiParameter): string =>
  components ? type.replace('tuple', `(${components.map(canonicalType).join()})`) : type

const operators = { EQUAL: 'equal', GREATER_THAN: 'greater', LESS_THAN: 'less' } as const

const toCondition = (
  { operator, value }: v.InferOutput<typeof conditionSchema>,
  argumentIndex: number,
  types: readonly string[],
): ExplainedCondition => ({
  position: argumentIndex + 1,
  operator: operators[operator],
  value: String(value),
  ...(wordOfArgument(types, argumentIndex, operators[operator]) === undefined && { isUncertain: true }),
})

function readSigners(signer: unknown): readonly string[] {
  const keys = v.safeParse(keysSchema, signer)
  if (keys.success) return keys.output.data.keys.slice(0, MAX_SIGNERS).map(({ publicKey }) => publicKey)
  const one = v.safeParse(oneSignerSchema, signer)
  const found = one.success ? (one.output.data.address ?? one.output.data.id) : undefined
  return found === undefined ? [] : [found]
}
