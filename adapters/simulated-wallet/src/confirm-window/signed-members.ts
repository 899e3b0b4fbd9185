import type { TypedDataRequest } from '../prompt'

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
  // control: unsigned-member-shown
  return Object.fromEntries(
    members.map((member) => [member.name, signedMembers(types, member.type, given.get(member.name))]),
  )
}
