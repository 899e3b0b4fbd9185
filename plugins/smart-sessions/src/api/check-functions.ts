import { isHex } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'

/** Limit of entries, because users could not judge longer lists. */
export const MAX_ENTRIES = 50

const word = v.custom(
  (value) => isHex(value, 1, 64),
  'must be a hexadecimal string starting with "0x", of 64 digits at most',
)
// control: unread-condition-passed-on
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
