import type { TypedDataRequest } from '../prompt'

/** One fact that the user reads before deciding. `wide` values have lines of their own and may scroll. */
export interface PromptField {
  readonly label: string
  readonly value: string
  readonly wide?: boolean
}

export interface PromptDescription {
  readonly title: string
  readonly explanation: string
  readonly approve: string
  readonly fields: readonly PromptField[]
}

/** Smallest units as a decimal number; every digit counts before an approval. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/**
 * What of a value of EIP-712 is signed: the members that its type lists. A page can add others, which would be read and mean
 * nothing.
 */
export function signedMembers(types: TypedDataRequest['types'], type: string, value: unknown): unknown {
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined)
    return Array.isArray(value) ? value.map((one) => signedMembers(types, item, one)) : value
  const members = Object.hasOwn(types, type) ? types[type] : undefined
  if (!members || typeof value !== 'object' || value === null) return value
  const given = new Map(Object.entries(value))
  return Object.fromEntries(
    members.map((member) => [member.name, signedMembers(types, member.type, given.get(member.name))]),
  )
}
