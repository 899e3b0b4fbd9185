import { plainText } from '@latchkey/session/untrusted-text'

const MAX_LENGTH = 200

export interface Refusal {
  readonly field: string
  readonly description: string
}

/** The reason in a failed response: `{ reasons: [{ field, description }] }`. */
export function readRefusal(error: unknown): Refusal | undefined {
  const body = member(error, 'body')
  const reasons = member(body, 'reasons')
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const description = member(first, 'description')
  if (typeof description !== 'string') return undefined
  const field = member(first, 'field')
  return { field: typeof field === 'string' ? field : '', description }
}

/** The reason in a form that is safe to display. */
export function readReason(error: unknown): string | undefined {
  return plainText(readRefusal(error)?.description ?? '', MAX_LENGTH) || undefined
}

/** Reads a member of an untrusted value. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
