'use client'

import { forwardRef, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { FieldFrame, type FieldProps } from '../field/field'
import * as frame from '../field/field.css'
import { SuccessIcon } from '../icon/success'
import { useSheets } from '../sheets'
import { Spinner } from '../spinner/spinner'
import * as css from './address-field.css'
import {
  type AddressReader,
  type AddressValue,
  type ResolvedName,
  readAddress,
  useAddressLookup,
} from './use-address-lookup'

export {
  type AddressReader,
  type AddressValue,
  EMPTY_ADDRESS,
  type ReadAddress,
  type ResolvedName,
  readAddress,
} from './use-address-lookup'

/** Texts of the field in the user's language. */
export interface AddressTexts {
  /** Label of the paste button. */
  readonly paste: string
  /** Hint while a name is looked up. */
  readonly loading: string
  /** Accessible name of the icon for a valid address. */
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
    const { value, onChange, unwrap, isAddress, resolveName, texts, note, ...field } = props
    useSheets(css.sheets)
    useAddressLookup(value, { unwrap, resolveName }, onChange)
    const change = (text: string): void => onChange(readAddress(text, { unwrap, isAddress, resolveName }))
    const takesText = !props.disabled && !props.readOnly
    return (
      <FieldFrame
        {...field}
        part="address-field"
        hint={resultOf(value, texts, note) ?? props.hint}
        warning={props.warning ?? warningOf(value, texts)}
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
            {'address' in value && props.error === undefined && (
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
  const address = (
    <bdi part="address-field-found" className={css.found}>
      {value.address}
    </bdi>
  )
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
