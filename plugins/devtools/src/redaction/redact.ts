import { isLatchkeyError } from '@latchkey/kernel'
import { redactText } from './redact-text'
import { isSecretName } from './secret-name'

/** JSON, of which nothing is secret. */
export type Shown = string | number | boolean | null | readonly Shown[] | { readonly [name: string]: Shown }

const MAX_DEPTH = 7
const MAX_ITEMS = 50
/** Of one value with all that is in it. */
const MAX_NODES = 600

/**
 * Returns a copy of any value for display, without secrets: what has the name of one is hidden, and each text loses what looks
 * like one. Long lists, deep objects and texts are cut. Reads own data only, so no code of the page runs.
 * @param isSecret whether the name under which the value stands is that of a secret
 */
export function redact(value: unknown, isSecret = false): Shown {
  let nodes = 0
  const holders = new Set<object>()

  const show = (part: unknown, hidden: boolean): Shown => {
    nodes += 1
    if (typeof part === 'boolean' || part === null) return part
    if (typeof part === 'undefined') return '‹undefined›'
    if (typeof part === 'function') return '‹function›'
    if (typeof part === 'symbol') return '‹symbol›'
    if (typeof part === 'object') return nodes > MAX_NODES ? '‹…›' : showObject(part, hidden)
    if (hidden) return `‹hidden: ${describeShape(part)}›`
    if (typeof part === 'bigint') return redactText(`${part}n`)
    // A number that JSON does not have is shown as a text.
    if (typeof part === 'number') return Number.isFinite(part) ? part : String(part)
    return redactText(`${part}`)
  }

  const showObject = (part: object, hidden: boolean): Shown => {
    if (holders.has(part)) return '‹contains itself›'
    if (holders.size >= MAX_DEPTH) return Array.isArray(part) ? '‹list›' : '‹object›'
    holders.add(part)
    const shown = showMembers(part, hidden)
    holders.delete(part)
    return shown
  }

  const showMembers = (part: object, hidden: boolean): Shown => {
    if (Array.isArray(part)) {
      const items = part.slice(0, MAX_ITEMS).map((item) => show(item, hidden))
      return part.length > MAX_ITEMS ? [...items, `‹${part.length - MAX_ITEMS} more›`] : items
    }
    if (part instanceof Error) return show(describeError(part), hidden)
    if (!isPlain(part)) return `‹${nameOf(part)}›`
    const members = dataOf(part)
    const entries = members
      .slice(0, MAX_ITEMS)
      .map(([name, item]) => [redactText(name), show(item, hidden || isSecretName(name))] as const)
    const more = members.length - MAX_ITEMS
    return Object.fromEntries(more > 0 ? [...entries, ['‹more›', more]] : entries)
  }

  return show(value, isSecret)
}

/** Type and length of a value, and nothing of it: `text, 42 characters`. */
export function describeShape(value: unknown): string {
  if (typeof value === 'string') return `text, ${value.length} characters`
  if (Array.isArray(value)) return `list of ${value.length}`
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (typeof value === 'object' && value !== null) return `object of ${Object.keys(value).length}`
  return value === null ? 'null' : typeof value
}

/** What an error says, its code and causes. Its stack has paths of the page, and is in the console. */
function describeError(error: Error): object {
  const { name, message, cause } = error
  const code: unknown = Object.getOwnPropertyDescriptor(error, 'code')?.value
  const details = isLatchkeyError(error) ? error.details : undefined
  return {
    name,
    // Not a secret here: a stable name or number.
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: code } : {}),
    message,
    ...(details ? { details } : {}),
    ...(cause === undefined ? {} : { cause }),
  }
}

export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Own values. A getter would run code of the page. */
function dataOf(value: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(Object.getOwnPropertyDescriptors(value)).map(([name, { get, value: data }]) => [
    name,
    get ? '‹getter›' : data,
  ])
}

function nameOf(value: object): string {
  const name: unknown = Object.getPrototypeOf(value)?.constructor?.name
  return typeof name === 'string' && name !== '' ? redactText(name) : 'object'
}
