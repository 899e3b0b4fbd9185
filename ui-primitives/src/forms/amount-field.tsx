import {
  Button,
  ChevronDownIcon,
  classNames,
  LanguageContext,
  usePrimitiveSheets,
  VisuallyHidden,
} from '@latchkey/ui-primitives'
import { amountText, parseAmount } from '@latchkey/ui-primitives/format'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { forwardRef, type ReactElement, type ReactNode, useContext } from 'react'
import * as css from './amount-field.css'
import { FieldFrame, type FieldProps } from './field'
import * as frame from './field.css'

export interface AmountFieldProps extends FieldProps {
  /** The text of the field, as typed. */
  readonly value: string
  /** `units` is the amount in smallest units as a decimal string, or `undefined` when the text is not an amount. */
  readonly onChange: (value: string, units: string | undefined) => void
  /** Decimals of the token or currency: 18 for ETH, 2 for US dollars. */
  readonly decimals: number
  /** Symbol after the amount, such as `ETH` or `USD`. */
  readonly unit: string
  /** Shown instead of the unit: a `UnitButton`, with which the user chooses the unit. */
  readonly choice?: ReactNode
  /** The amount that the max button fills in, in smallest units. Without it there is no max button. */
  readonly max?: string | undefined
  /** The amount is being read: its button has its place, so that nothing beside it moves. */
  readonly isMaxComing?: boolean | undefined
  /** Called instead of `onChange` when the max button is pressed, where the text rounds the amount: of a token in dollars. */
  readonly onMax?: (() => void) | undefined
  /** Text of the max button. */
  readonly maxLabel?: string | undefined
  /** Shown at the end of the label's line, such as the value of the amount or the balance. */
  readonly aside?: ReactNode
  /** Label, amount and hint share one surface, for an amount that stands above or below another. */
  readonly panel?: boolean
}

/**
 * A field for an amount of a token or currency. The text is parsed with `parseAmount`, in the language of the `ThemeRoot`.
 * It may have the decimal sign of the language and digit groups (`1,234.56`).
 * Parts: `amount-field`, `amount-field-label`, `amount-field-input`, `amount-field-unit`, `amount-field-max`,
 * `amount-field-hint`, `amount-field-error`.
 */
export const AmountField = /* @__PURE__ */ forwardRef<HTMLInputElement, AmountFieldProps>(
  function AmountField(props, ref) {
    const { value, onChange, decimals, unit, choice, max, onMax, maxLabel, aside, panel, ...more } = props
    const { isMaxComing = false, ...field } = more
    usePrimitiveSheets(css.sheets)
    const locale = useContext(LanguageContext)
    const change = (text: string): void => {
      const parsed = parseAmount(text, { decimals, locale })
      onChange(text, 'units' in parsed ? parsed.units : undefined)
    }
    const maxButton = (focus: () => void): ReactNode =>
      (max !== undefined || isMaxComing) &&
      maxLabel !== undefined && (
        <Button
          part="amount-field-max"
          size="small"
          className={classNames(panel && css.max, max === undefined && css.coming)}
          disabled={props.disabled === true || props.readOnly === true || max === undefined}
          onClick={() => {
            focus()
            if (onMax) onMax()
            else if (max !== undefined) change(amountText(max, { decimals, locale }))
          }}
        >
          {maxLabel}
        </Button>
      )
    return (
      <FieldFrame
        {...field}
        part="amount-field"
        panel={panel}
        aside={
          panel ? (
            // Beside the balance, so that the amount has the whole line.
            (focus) => (
              <span className={classNames(css.beside, css.yielding)}>
                <span className={css.worth}>{aside}</span>
                {maxButton(focus)}
              </span>
            )
          ) : (
            <span className={css.worth}>{aside}</span>
          )
        }
      >
        {(control, focus) => (
          <>
            <input
              {...control}
              ref={ref}
              part="amount-field-input"
              className={classNames(frame.input, frame.figures, sizeFor(value, panel))}
              type="text"
              value={value}
              placeholder="0"
              autoComplete="off"
              inputMode="decimal"
              onChange={(event) => change(event.currentTarget.value)}
            />
            {choice === undefined && (
              <span part="amount-field-unit" className={css.unit}>
                {unit}
              </span>
            )}
            {!panel && maxButton(focus)}
            {choice}
          </>
        )}
      </FieldFrame>
    )
  },
)

export interface AmountOutputProps {
  /** Text above the amount and its accessible name. */
  readonly label: string
  /** The amount as a text in the format of the language. Without it a pale 0 is shown. */
  readonly value?: string | undefined
  /** Shows a skeleton instead of the amount. */
  readonly loading?: boolean
  /** Shown after the amount: a `UnitButton`. */
  readonly choice?: ReactNode
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode
  /** Text below the amount. */
  readonly hint?: ReactNode
  /** Part of the element with the amount, while there is one. */
  readonly part?: string | undefined
  /** As for `AmountField`. */
  readonly panel?: boolean
}

/**
 * A calculated amount in the box of an `AmountField`. Changes are announced to screen readers.
 * Parts: those of `AmountField`.
 */
export function AmountOutput(props: AmountOutputProps): ReactElement {
  const { label, value, loading = false, choice, aside, hint, part, panel = false } = props
  usePrimitiveSheets(css.sheets)
  return (
    <FieldFrame
      part="amount-field"
      label={label}
      hint={hint}
      aside={<span className={classNames(css.worth, panel && css.yielding)}>{aside}</span>}
      {...(panel ? { panel } : { box: classNames(frame.box, css.still) })}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <output
            id={id}
            part={value === undefined || loading ? undefined : part}
            aria-describedby={describedBy}
            aria-busy={loading || undefined}
            className={classNames(
              frame.input,
              frame.figures,
              sizeFor(value ?? '', panel),
              css.shown,
              value === undefined && css.nothing,
            )}
          >
            {loading ? (
              <Skeleton shape="text" variant={panel ? 'display' : 'title'} length="medium" />
            ) : (
              (value ?? '0')
            )}
          </output>
          {choice}
        </>
      )}
    </FieldFrame>
  )
}

/** A long amount is smaller, so that it stands there with all its digits. */
function sizeFor({ length }: string, panel = false): string {
  if (length > 12) return css.size.small
  return panel && length <= 8 ? css.size.large : css.size.medium
}

export interface UnitButtonProps {
  /** The chosen symbol or currency, or a text that asks to choose one. */
  readonly label: string
  /** True while nothing is chosen. */
  readonly empty?: boolean
  /** Full name of the token or currency, for screen readers and the tooltip. */
  readonly name?: string | undefined
  /** An `Image` of size 20. */
  readonly picture?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly onClick: () => void
  /** Called when the pointer enters the button or it gets the focus, to preload what the click needs. */
  readonly onIntent?: (() => void) | undefined
}

/** A button at the end of an `AmountField` that shows the unit and opens a list to choose another. Part: `unit-button`. */
export function UnitButton(props: UnitButtonProps): ReactElement {
  const { label, empty = false, name, picture, part, onClick, onIntent } = props
  usePrimitiveSheets(css.sheets)
  return (
    <button
      type="button"
      part={classNames('unit-button', part)}
      className={classNames(css.button, picture !== undefined && css.withPicture, empty && css.empty)}
      title={name}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      {picture}
      <bdi className={css.label}>{label}</bdi>
      {name !== undefined && (
        <VisuallyHidden>
          {' '}
          <bdi>{name}</bdi>
        </VisuallyHidden>
      )}
      <ChevronDownIcon size={16} />
    </button>
  )
}
