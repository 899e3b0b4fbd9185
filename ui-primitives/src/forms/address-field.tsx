import { Button, classNames, Spinner, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { SuccessIcon, WholeAddress } from '@latchkey/ui-primitives/screens'
import { forwardRef, type ReactNode, type RefAttributes, useEffect, useRef } from 'react'
import * as css from './address-field.css'
import { FieldFrame, type FieldProps } from './field'
import * as frame from './field.css'

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

/** Texts of the field in the user's language. */
export interface AddressTexts {
  /** Label of the paste button. */
  readonly paste: string
  /** Hint while a name is looked up. */
  readonly loading: string
  /** Accessible name of the tick of an address with neither error nor warning. */
  readonly valid: string
  /** Warning for a name that leads nowhere. */
  readonly notFound: string
  /** Warning after a failed lookup. */
  readonly failed: string
  /** Warning for a name with characters that look like others. */
  readonly unusual: string
}

export interface AddressFieldProps<Name extends ResolvedName = ResolvedName>
  extends FieldProps,
    AddressReader<Name> {
  /** `EMPTY_ADDRESS` at first. It has the member `address` when the text is an address or a name that was found. */
  readonly value: AddressValue<Name>
  onChange(value: AddressValue<Name>): void
  readonly texts: AddressTexts
  /** A warning of the caller, for example if the address looks like another one that the user knows. */
  readonly warning?: string | undefined
  /** False while something about the address is not known yet, so that it has no tick. Default: true. */
  readonly isChecked?: boolean | undefined
  /** Shown below the address, for example for which network the name was looked up. */
  readonly note?: string | undefined
  readonly placeholder?: string | undefined
}

/**
 * A field for an address, or for a name that resolves to an address. Shows whether it is valid, and the whole address below.
 * Parts: `address-field`, `address-field-label`, `address-field-input`, `address-field-paste`, `address-field-found`,
 * `address-field-note`, `address-field-valid`, `address-field-hint`, `address-field-warning`, `address-field-error`.
 */
export const AddressField: <Name extends ResolvedName>(
  props: AddressFieldProps<Name> & RefAttributes<HTMLInputElement>,
) => ReactNode = /* @__PURE__ */ forwardRef<HTMLInputElement, AddressFieldProps>(
  function AddressField(props, ref) {
    const { value, onChange, unwrap, isAddress, resolveName, texts, note, isChecked = true, ...field } = props
    usePrimitiveSheets(css.sheets)
    useAddressLookup(value, { unwrap, resolveName }, onChange)
    const change = (text: string): void => onChange(readAddress(text, { unwrap, isAddress, resolveName }))
    const takesText = !props.disabled && !props.readOnly
    const warning = props.warning ?? warningOf(value, texts)
    return (
      <FieldFrame
        {...field}
        part="address-field"
        hint={resultOf(value, texts, note) ?? props.hint}
        warning={warning}
      >
        {(control, focus) => (
          <>
            <input
              {...control}
              ref={ref}
              part="address-field-input"
              className={classNames(frame.input, frame.figures)}
              type="text"
              value={value.text}
              placeholder={props.placeholder}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => change(event.currentTarget.value)}
            />
            {value.phase === 'loading' && (
              <span className={css.sign}>
                <Spinner size={18} />
              </span>
            )}
            {'address' in value && isChecked && props.error === undefined && warning === undefined && (
              <span part="address-field-valid" className={css.sign} role="img" aria-label={texts.valid}>
                <SuccessIcon />
              </span>
            )}
            {value.phase === 'empty' && takesText && (
              <Button
                part="address-field-paste"
                size="small"
                onClick={async () => {
                  focus()
                  // If the clipboard cannot be read, the field has the focus, so that the user can paste with the keyboard.
                  const copied = await navigator.clipboard?.readText?.().catch(() => '')
                  if (copied) change(copied.trim())
                }}
              >
                {texts.paste}
              </Button>
            )}
          </>
        )}
      </FieldFrame>
    )
  },
)

/** The hint below the field: the whole address, so that the user can check it. */
function resultOf(value: AddressValue, texts: AddressTexts, note: string | undefined): ReactNode {
  if (value.phase === 'loading') return texts.loading
  if (!('address' in value)) return undefined
  const address = <WholeAddress part="address-field-found" address={value.address} />
  if (note === undefined) return address
  return (
    <>
      {address}
      <span part="address-field-note" className={css.note}>
        {note}
      </span>
    </>
  )
}

function warningOf({ phase }: AddressValue, texts: AddressTexts): string | undefined {
  if (phase === 'not-found') return texts.notFound
  if (phase === 'failed') return texts.failed
  return phase === 'unusual' ? texts.unusual : undefined
}

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
function useAddressLookup<Name extends ResolvedName>(
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
