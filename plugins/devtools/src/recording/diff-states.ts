import { isPlain, redact, type Shown } from '../redaction/redact'
import { redactText } from '../redaction/redact-text'
import { isSecretName } from '../redaction/secret-name'

/** One part of a state that became another. */
export type Change = { readonly path: string } & (
  | { readonly kind: 'added'; readonly after: Shown }
  | { readonly kind: 'changed'; readonly before: Shown; readonly after: Shown }
  | { readonly kind: 'removed'; readonly before: Shown }
)

/** More are counted only. */
const MAX_CHANGES = 60

export interface StateDiff {
  readonly changes: readonly Change[]
  /** How many changes there are besides these. */
  readonly more: number
}

/**
 * Returns what is different, redacted. Parts that are the same object are not looked into, so the work is as large as the change.
 */
export function diffStates(previous: object, next: object): StateDiff {
  const changes: Change[] = []
  let more = 0
  const add = (change: Change): void => {
    if (changes.length < MAX_CHANGES) changes.push(change)
    else more += 1
  }

  const compare = (path: string, secret: boolean, before: unknown, after: unknown): void => {
    if (Object.is(before, after)) return
    if (canLookInto(before) && canLookInto(after) && Array.isArray(before) === Array.isArray(after))
      compareMembers(path, secret, before, after)
    else add({ kind: 'changed', path, before: redact(before, secret), after: redact(after, secret) })
  }

  const compareMembers = (path: string, secret: boolean, before: object, after: object): void => {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const isHidden = secret || isSecretName(name)
      const place = `${path}${path === '' ? '' : '.'}${redactText(name)}`
      const [was, is]: readonly unknown[] = [Reflect.get(before, name), Reflect.get(after, name)]
      if (!Object.hasOwn(before, name)) add({ kind: 'added', path: place, after: redact(is, isHidden) })
      else if (!Object.hasOwn(after, name))
        add({ kind: 'removed', path: place, before: redact(was, isHidden) })
      else compare(place, isHidden, was, is)
    }
  }

  compareMembers('', false, previous, next)
  return { changes, more }
}

function canLookInto(value: unknown): value is object {
  return typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value))
}
