/**
 * Whether a value is a text of `0x` and hexadecimal digits, which may be small or capital. `0X` is none: nodes refuse it.
 * @param fewest digits; default: 0
 * @param most digits; default: `fewest`, or any number without it
 * @example
 * isHex(hash, 64)
 * isHex(quantity, 1, 64)
 */
export function isHex(
  value: unknown,
  fewest = 0,
  most: number = fewest || Number.POSITIVE_INFINITY,
): value is `0x${string}` {
  if (typeof value !== 'string' || !/^0x[\da-fA-F]*$/.test(value)) return false
  const digits = value.length - 2
  return digits >= fewest && digits <= most
}

/** Whether a value is hex of whole bytes, which may be none: the data of a call, the code of a contract. */
export const isHexBytes = (value: unknown): value is `0x${string}` => isHex(value) && value.length % 2 === 0
