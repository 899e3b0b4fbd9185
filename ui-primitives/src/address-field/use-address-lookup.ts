import { useEffect, useRef } from 'react'

/** The result of looking up a name. */
export interface ResolvedName {
  readonly address: string
  /** True if the name has characters that look like others. */
  readonly isUnusual?: boolean
}

/** The text of the field, its phase, and the address that it stands for. */
export type AddressValue =
  | { readonly phase: 'empty' | 'invalid' | 'loading' | 'not-found' | 'failed'; readonly text: string }
  | {
      readonly phase: 'address' | 'found' | 'unusual'
      readonly text: string
      readonly address: string
    }

export interface AddressReader {
  /** Returns whether a text is an address of the network. */
  readonly isAddress: (text: string) => boolean
  /** Resolves with the address of a name, or with `undefined` if the name is not registered. Without it names are invalid. */
  readonly resolveName?:
    | ((name: string, signal: AbortSignal) => Promise<ResolvedName | undefined>)
    | undefined
}

export const EMPTY_ADDRESS: AddressValue = { phase: 'empty', text: '' }

/** A name is looked up when the user has not typed for this long. In milliseconds. */
const TYPING_PAUSE_MS = 300
/** A name consists of at least two parts that are separated by dots, without spaces. */
const NAME = /^[^\s.]+(\.[^\s.]+)+$/

/** Returns the value for a text before a lookup. Its phase is `loading` when the text is a name that has to be looked up. */
export function readAddress(text: string, { isAddress, resolveName }: AddressReader): AddressValue {
  const trimmed = text.trim()
  if (trimmed === '') return { phase: 'empty', text }
  if (isAddress(trimmed)) return { phase: 'address', text, address: trimmed }
  return { phase: resolveName && NAME.test(trimmed) ? 'loading' : 'invalid', text }
}

/** Looks up the name while the phase is `loading`. If the text changes meanwhile, the lookup is aborted. */
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
