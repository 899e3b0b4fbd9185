import { tokenMethods, type WordCondition, wordOfArgument } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import {
  type AbiParameter,
  type Address,
  type Hex,
  isAddress,
  isAddressEqual,
  toFunctionSelector,
  toFunctionSignature,
  zeroAddress,
} from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { hexSchema, quantitySchema, readParams } from '../methods/read-params'
import { invalidParams, type ProviderRpcError } from '../provider-error'
import type { Allowance, AllowedMethod, Condition, Session } from './session-context'

/** An allowed method with its signature: the real one of a known method, otherwise as the page's ABI has it. */
export interface GrantedMethod extends AllowedMethod {
  readonly signature: string
  /** The signature in the page's ABI, if a known method has another one. Both have the same selector. */
  readonly claimedSignature?: string
}

/** A permission request of which every part can be enforced. */
export interface Grant extends Session {
  readonly methods: readonly GrantedMethod[]
}

/** The parsed permission request, which the reply repeats. */
export type GrantRequest = v.InferOutput<typeof grantSchema>

/**
 * Maximum in wei that the session keys may spend on network fees. The account pays these fees, so without a
 * limit the keys could spend all of its balance.
 */
const FEE_LIMIT = 20_000_000_000_000_000n
const MAX_LIFETIME_SECONDS = 366 * 24 * 60 * 60
const MAX_ENTRIES = 20
const MAX_ABI_ENTRIES = 500

const address = v.custom<Address>((given) => typeof given === 'string' && isAddress(given))
const quantity = v.pipe(quantitySchema, v.maxValue(2n ** 256n - 1n))
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 48 - 1))
const few = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(MAX_ENTRIES))

const conditionSchema = v.strictObject({
  operator: v.picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
  value: quantity,
})
const functionSchema = v.strictObject({
  functionName: v.pipe(v.string(), v.regex(/^[a-z_$][\w$]{0,99}$/i)),
  args: v.optional(v.pipe(v.array(v.nullable(conditionSchema)), v.maxLength(MAX_ENTRIES)), []),
  valueLimit: v.optional(quantity, '0x0'),
  operation: v.optional(v.string(), 'Call'),
})
const permissionSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('contract-call'),
    data: v.strictObject({
      address,
      abi: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ABI_ENTRIES)),
      functions: few(functionSchema),
    }),
  }),
  v.strictObject({
    type: v.literal('native-token-recurring-allowance'),
    data: v.strictObject({ allowance: quantity, start: seconds, period: seconds }),
  }),
  v.strictObject({
    type: v.literal('erc20-recurring-allowance'),
    data: v.strictObject({ token: address, allowance: quantity, start: seconds, period: seconds }),
  }),
])
const keySchema = v.strictObject({ type: v.string(), publicKey: hexSchema })
const grantSchema = v.strictObject({
  version: v.optional(v.number()),
  chainId: v.optional(quantity),
  address: v.optional(address),
  expiry: v.pipe(v.number(), v.integer()),
  signer: v.strictObject({ type: v.string(), data: v.strictObject({ keys: few(keySchema) }) }),
  permissions: few(permissionSchema),
  policies: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MAX_ENTRIES)), []),
})

export interface GrantScope {
  readonly chainId: number
  /** The account itself and the contracts that obey it, such as an entry point. Session keys may not call them. */
  readonly ownContracts: readonly Address[]
  readonly nowSeconds: number
}

/** The parsed params of `wallet_grantPermissions`. Throws -32602 for a member that is unknown or malformed. */
export const parseGrant = (params: unknown): GrantRequest =>
  readParams(v.strictTuple([grantSchema]), params, 'wallet_grantPermissions')[0]

/** Checks a permission request. Throws -32602 for every part that could not be enforced. */
export function readGrant(
  { chainId, expiry, signer, permissions, policies }: GrantRequest,
  scope: GrantScope,
): Grant {
  if (chainId !== undefined && chainId !== BigInt(scope.chainId))
    throw invalidParams('The permissions are for another chain')
  if (!(expiry > scope.nowSeconds)) throw invalidParams('The permissions have expired already')
  if (!(expiry <= scope.nowSeconds + MAX_LIFETIME_SECONDS))
    throw invalidParams('Permissions of this wallet last a year at most')
  if (policies.length > 0) throw unenforceable('policies')
  if (signer.type !== 'keys') throw unenforceable('signers of this type')
  const methods: GrantedMethod[] = []
  const allowances: Allowance[] = []
  for (const permission of permissions) {
    if (permission.type === 'contract-call') methods.push(...readMethods(permission.data, scope))
    else {
      const { allowance: amount, start, period } = permission.data
      const token = 'token' in permission.data ? permission.data.token : zeroAddress
      allowances.push({ token, amount, start, period })
    }
  }
  if (methods.length > MAX_ENTRIES) throw invalidParams('These are too many permissions')
  return {
    signers: signer.data.keys.map(readKey),
    validUntil: expiry,
    feeLimit: FEE_LIMIT,
    methods,
    allowances,
  }
}

function readKey({ type, publicKey }: v.InferOutput<typeof keySchema>): Hex {
  if (type.toLowerCase() !== 'secp256k1') throw unenforceable('keys of this type')
  if (publicKey.length !== 132 || !publicKey.startsWith('0x04'))
    throw invalidParams('A public key has 65 bytes, of which the first is 4')
  return publicKeyToAddress(publicKey)
}

type ContractCall = Extract<GrantRequest['permissions'][number], { readonly type: 'contract-call' }>['data']

function readMethods(
  { address: target, abi, functions }: ContractCall,
  { ownContracts }: GrantScope,
): readonly GrantedMethod[] {
  // With a call to the account itself the session keys could do anything that the owner can do.
  if (ownContracts.some((own) => isAddressEqual(own, target)))
    throw invalidParams('Permissions on the account itself cannot be granted')
  return functions.map(({ functionName, args, valueLimit, operation }) => {
    if (operation !== 'Call') throw unenforceable('delegate calls')
    const found = abi.flatMap((item) => {
      const parsed = v.safeParse(abiFunctionSchema, item)
      return parsed.success && parsed.output.name === functionName ? [parsed.output] : []
    })
    const [only] = found
    if (!only || found.length > 1) throw invalidParams(`The ABI must have ${functionName} once`)
    if (args.length > only.inputs.length) throw invalidParams(`${functionName} has fewer arguments`)
    const given = toFunctionSignature({ ...only, outputs: [], stateMutability: 'payable' })
    const selector = toFunctionSelector(given)
    const signature = tokenMethods.get(selector)?.signature ?? given
    return {
      target,
      signature,
      ...(signature !== given && { claimedSignature: given }),
      selector,
      valueLimit,
      conditions: args.flatMap((arg, position) => (arg ? [readCondition(arg, position, only.inputs)] : [])),
    }
  })
}

const operators = { EQUAL: 0n, GREATER_THAN: 1n, LESS_THAN: 2n } as const
const operatorNames: Readonly<Record<keyof typeof operators, WordCondition['operator']>> = {
  EQUAL: 'equal',
  GREATER_THAN: 'greater',
  LESS_THAN: 'less',
}

function readCondition(
  { operator, value }: v.InferOutput<typeof conditionSchema>,
  position: number,
  inputs: readonly AbiParameter[],
): Condition {
  const types = inputs.map(({ type }) => type)
  // The contract compares words as numbers without a sign.
  const word = wordOfArgument(types, position, operatorNames[operator])
  if (word === undefined) throw unenforceable(`conditions of this kind on ${types[position] ?? ''}`)
  return { position: BigInt(word), operator: operators[operator], value }
}

const abiParameterSchema: v.GenericSchema<unknown, AbiParameter> = v.object({
  type: v.pipe(v.string(), v.maxLength(100)),
  components: v.optional(v.lazy(() => v.array(abiParameterSchema))),
})
const abiFunctionSchema = v.object({
  type: v.literal('function'),
  name: v.string(),
  inputs: v.pipe(v.array(abiParameterSchema), v.maxLength(50)),
})

const unenforceable = (what: string): ProviderRpcError => invalidParams(`This wallet cannot enforce ${what}`)
