import type { ReactNode } from 'react'

export interface Checkbox<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

interface CheckboxesProps<Value extends string> {
  readonly legend: string
  readonly ticks: readonly Checkbox<Value>[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: readonly Value[]) => void
}

/** A group of checkboxes. `onChange` gets the checked values in the order of `ticks`. */
export function Checkboxes<Value extends string>(props: CheckboxesProps<Value>): ReactNode {
  const { legend, ticks, chosen, onChange } = props
  const toggle = (value: Value, on: boolean): void =>
    onChange(ticks.map((tick) => tick.value).filter((one) => (one === value ? on : chosen.includes(one))))
  return (
    <fieldset className="ticks">
      <legend>{legend}</legend>
      {ticks.map(({ value, label, hint }) => (
        <label key={value} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          <span className="tick-words">
            <span>{label}</span>
            {hint !== undefined && <span className="small">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
