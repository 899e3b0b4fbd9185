import { useEffect, useRef } from 'react'

/** What a name leads to. */
export interface ResolvedName {
  readonly address: string
  /** The name has letters that look like others. */
  readonly isUnusual?: boolean
}

/** What stands in the field, and the address it means. */
export type AddressValue =
  | { readonly phase: 'empty' | 'invalid' | 'loading' | 'not-found' | 'failed'; readonly text: string }
  | {
      readonly phase: 'address' | 'found' | 'unusual'
      readonly text: string
      readonly address: string
    }

export interface AddressReader {
  /** Says whether a text is an address of the network. */
  readonly isAddress: (text: string) => boolean
  /** Looks a name up; `undefined` if it is not registered. Without this names are not accepted. */
  readonly resolveName?:
    | ((name: string, signal: AbortSignal) => Promise<ResolvedName | undefined>)
    | undefined
}

export const EMPTY_ADDRESS: AddressValue = { phase: 'empty', text: '' }

/** Waited after the last key before a name is looked up. */
const TYPING_PAUSE_MS = 300
/** A name has a dot with something on both sides and no space. */
const NAME = /^[^\s.]+(\.[^\s.]+)+$/

/** What a text is before anything has been looked up. */
export function readAddress(text: string, { isAddress, resolveName }: AddressReader): AddressValue {
  const trimmed = text.trim()
  if (trimmed === '') return { phase: 'empty', text }
  if (isAddress(trimmed)) return { phase: 'address', text, address: trimmed }
  return { phase: resolveName && NAME.test(trimmed) ? 'loading' : 'invalid', text }
}

/** Looks up the name while the value waits for it. A text that was changed meanwhile is not overwritten. */
export function useAddressLookup(
  { phase, text }: AddressValue,
  resolveName: AddressReader['resolveName'],
  onChange: (value: AddressValue) => void,
): void {
  const latest = useRef({ resolveName, onChange })
  latest.current = { resolveName, onChange }
  const isWaiting = phase === 'loading'
  useEffect(() => {
    if (!isWaiting) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const change = (value: AddressValue): void => {
      if (!signal.aborted) latest.current.onChange(value)
    }
    const lookUp = async (): Promise<void> => {
      try {
        const found = await latest.current.resolveName?.(text.trim(), signal)
        change(
          found
            ? { phase: found.isUnusual ? 'unusual' : 'found', text, address: found.address }
            : { phase: 'not-found', text },
        )
      } catch {
        change({ phase: 'failed', text })
      }
    }
    const timer = setTimeout(lookUp, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isWaiting, text])
}
