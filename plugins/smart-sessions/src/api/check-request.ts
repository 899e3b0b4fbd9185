import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { isHex } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'
import type { PermissionRequest } from '../contract'
import { SmartSessionRequestError } from '../errors'
import { hasHexDigits, isRecord } from './parse'

/** The types of permissions, with the members of their data. */
const permissionTypes: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['contract-call', ['address', 'abi', 'functions']],
  ['native-token-recurring-allowance', ['allowance', 'start', 'period']],
  ['erc20-recurring-allowance', ['token', 'allowance', 'start', 'period']],
])

/**
 * Checks the host's request and returns a frozen copy. Refuses only what is invalid for every wallet;
 * permissions are judged by the wallet. Throws `SmartSessionRequestError` with all issues.
 */
export function checkRequest(given: PermissionRequest, nowMs: number): PermissionRequest {
  const issues: string[] = []
  const value: unknown = given
  if (!isRecord(value)) throw new SmartSessionRequestError([])
  const { expiry, signer, permissions, policies } = given
  if (!Number.isSafeInteger(expiry) || !(expiry > nowMs / 1_000))
    issues.push('Invalid expiry: Expiry must be a future timestamp')
  checkSigner(signer, issues)
  if (!isShortList(permissions)) issues.push('Invalid permissions: must be a non-empty array')
  else for (const [index, one] of permissions.entries()) checkPermission(one, index, nowMs, issues)
  if (policies !== undefined && !(Array.isArray(policies) && policies.length <= MAX_ENTRIES))
    issues.push('Invalid policies: must be an array')
  if (issues.length > 0) throw new SmartSessionRequestError(issues)
  // The host may change its object while the user decides.
  return freezeCopy({ expiry, signer, permissions, ...(policies && { policies }) })
}

const isShortList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_ENTRIES

function checkSigner(signer: unknown, issues: string[]): void {
  if (!isRecord(signer) || signer['type'] !== 'keys') {
    issues.push('Unsupported signer type')
    return
  }
  const keys = isRecord(signer['data']) ? signer['data']['keys'] : undefined
  if (!isShortList(keys)) {
    issues.push('A set of public keys is required for multiKey signers')
    return
  }
  for (const key of keys) {
    const { type, publicKey } = isRecord(key) ? key : {}
    if (type !== 'secp256k1' && type !== 'secp256r1')
      issues.push('Unsupported key type: must be secp256r1 or secp256k1')
    if (!hasHexDigits(publicKey)) issues.push('Invalid public key: must start with "0x"')
  }
}

function checkPermission(permission: unknown, index: number, nowMs: number, issues: string[]): void {
  const add = (message: string): void => void issues.push(`Invalid permissions.${index}: ${message}`)
  const { type, data } = isRecord(permission) ? permission : {}
  const members = permissionTypes.get(type)
  if (!members || !isRecord(data)) {
    add('unknown type')
    return
  }
  for (const name of Object.keys(data)) if (!members.includes(name)) add(`unknown member ${name}`)
  if (type === 'contract-call') {
    const { address, abi, functions } = data
    if (!hasHexDigits(address)) add('Invalid address: must be a string starting with "0x"')
    if (!isShortList(functions)) add('functions must be a non-empty array')
    else
      for (const [path, message] of checkFunctions(functions, abi))
        issues.push(`Invalid permissions.${index}.data.functions.${path}: ${message}`)
  } else {
    if (!hasHexDigits(data['allowance']))
      add('Invalid allowance: must be a hexadecimal string starting with "0x"')
    if (!isPositive(data['start']) || !(Number(data['start']) > nowMs / 1_000))
      add('Invalid start time: must be a positive integer and in the future')
    if (!isPositive(data['period'])) add('Invalid period: must be a positive integer')
    if (type === 'erc20-recurring-allowance' && !hasHexDigits(data['token']))
      add('Invalid address: must be a string starting with "0x"')
  }
}

const isPositive = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0

/** Limit of entries, because users could not judge longer lists. */
export const MAX_ENTRIES = 50

const word = v.custom(
  (value) => isHex(value, 1, 64),
  'must be a hexadecimal string starting with "0x", of 64 digits at most',
)
const conditionSchema = v.strictObject({
  operator: v.picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
  value: word,
})
const argsSchema = v.pipe(
  // The place is the argument's. Names such as `NaN` have none, and holes get lost on the way to a wallet.
  v.custom(
    (args) => Array.isArray(args) && Object.keys(args).length === args.length,
    'must be a list with an entry for each argument',
  ),
  v.array(v.nullable(conditionSchema)),
)
const functionSchema = v.strictObject({
  functionName: v.pipe(v.string(), v.nonEmpty()),
  args: v.optional(argsSchema),
  valueLimit: v.optional(word),
  operation: v.optional(v.picklist(['Call', 'DelegateCall'])),
})
const functionsSchema = v.pipe(v.array(functionSchema), v.minLength(1), v.maxLength(MAX_ENTRIES))
const entrySchema = v.object({
  type: v.literal('function'),
  name: v.string(),
  inputs: v.array(v.unknown()),
})

/**
 * Checks the methods of a `contract-call` permission, and returns what is wrong as pairs of path and message. A limit that
 * nobody can read is refused: a wallet that ignores it grants the method without one.
 */
export function checkFunctions(functions: unknown, abi: unknown): readonly (readonly [string, string])[] {
  const parsed = v.safeParse(functionsSchema, functions)
  if (!parsed.success)
    return parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)
  return parsed.output.flatMap(({ functionName, args = [] }, index) => {
    const inputs = inputsOf(functionName, abi)
    return args.flatMap((arg, position) =>
      arg === null || position < inputs ? [] : [[`${index}.args.${position}`, NO_ARGUMENT] as const],
    )
  })
}

const NO_ARGUMENT = 'the ABI must have the method once, with this argument'

/** How many arguments a method has; 0 where the ABI does not say which method it is. */
function inputsOf(functionName: string, abi: unknown): number {
  const found = (Array.isArray(abi) ? abi : []).flatMap((item) => {
    const parsed = v.safeParse(entrySchema, item)
    return parsed.success && parsed.output.name === functionName ? [parsed.output.inputs.length] : []
  })
  const [only = 0] = found
  return found.length === 1 ? only : 0
}
