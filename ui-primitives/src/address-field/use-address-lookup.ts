import { useEffect, useRef } from 'react'

/** The result of looking up a name. Without an address the name leads nowhere. */
export interface ResolvedName {
  readonly address?: string | undefined
  /** True if the name has characters that look like others. */
  readonly isUnusual?: boolean
}

/**
 * The text of the field, its phase, and the address that it stands for. After a look-up it has what `resolveName` resolved
 * with, in which a caller may keep more than the field needs.
 */
export type AddressValue<Name extends ResolvedName = ResolvedName> =
  | { readonly phase: 'empty' | 'invalid' | 'loading' | 'failed'; readonly text: string }
  | { readonly phase: 'not-found'; readonly text: string; readonly resolved?: Name | undefined }
  | { readonly phase: 'address'; readonly text: string; readonly address: string }
  | {
      readonly phase: 'found' | 'unusual'
      readonly text: string
      readonly address: string
      readonly resolved: Name
    }

export interface AddressReader<Name extends ResolvedName = ResolvedName> {
  /**
   * Returns the address or name in a text that may have more, such as a prefix of the network. Returns `undefined` for a text
   * that stands for something else. Default: the text as it is.
   */
  readonly unwrap?: ((text: string) => string | undefined) | undefined
  /** Returns whether a text is an address of the network. */
  readonly isAddress: (text: string) => boolean
  /**
   * Resolves with the address of a name, or without one if the name leads nowhere. Without this function names are invalid.
   */
  readonly resolveName?: ((name: string, signal: AbortSignal) => Promise<Name | undefined>) | undefined
}

export const EMPTY_ADDRESS: AddressValue = { phase: 'empty', text: '' }

/** A name is looked up when the user has not typed for this long. In milliseconds. */
const TYPING_PAUSE_MS = 300
/** A name consists of at least two parts that are separated by dots, without spaces. */
const NAME = /^[^\s.]+(\.[^\s.]+)+$/

/** The value of a text before a look-up. */
export type ReadAddress = Exclude<AddressValue, { readonly phase: 'not-found' | 'found' | 'unusual' }>

/** Spaces, and characters that are not seen, such as those that programs put around an address to keep its direction. */
const UNSEEN = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

function plainText(text: string, unwrap: AddressReader['unwrap']): string | undefined {
  const trimmed = text.replace(UNSEEN, '')
  return unwrap ? unwrap(trimmed) : trimmed
}

/** Returns the value for a text before a lookup. Its phase is `loading` when the text is a name that has to be looked up. */
export function readAddress(text: string, { unwrap, isAddress, resolveName }: AddressReader): ReadAddress {
  const trimmed = plainText(text, unwrap)
  if (trimmed === undefined) return { phase: 'invalid', text }
  if (trimmed === '') return { phase: 'empty', text }
  if (isAddress(trimmed)) return { phase: 'address', text, address: trimmed }
  return { phase: resolveName && NAME.test(trimmed) ? 'loading' : 'invalid', text }
}

/** Looks up the name while the phase is `loading`. If the text changes meanwhile, the lookup is aborted. */
export function useAddressLookup<Name extends ResolvedName>(
  { phase, text }: AddressValue<Name>,
  { unwrap, resolveName }: Pick<AddressReader<Name>, 'unwrap' | 'resolveName'>,
  onChange: (value: AddressValue<Name>) => void,
): void {
  const latest = useRef({ unwrap, resolveName, onChange })
  latest.current = { unwrap, resolveName, onChange }
  const isWaiting = phase === 'loading'
  useEffect(() => {
    if (!isWaiting) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const change = (value: AddressValue<Name>): void => {
      if (!signal.aborted) latest.current.onChange(value)
    }
    const lookUp = async (): Promise<void> => {
      try {
        const name = plainText(text, latest.current.unwrap)
        const resolved = name === undefined ? undefined : await latest.current.resolveName?.(name, signal)
        if (resolved?.address === undefined) return change({ phase: 'not-found', text, resolved })
        const { address, isUnusual } = resolved
        change({ phase: isUnusual ? 'unusual' : 'found', text, address, resolved })
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
