import { languages } from '@latchkey/everything/languages'
import type { ReactNode } from 'react'
import { type AccentName, accents, type Look } from '../choices'
import type { Texts } from '../texts'
import { RowLegend } from './row-legend'
import { useSystemTheme } from './watch-page'

interface StripProps {
  readonly texts: Texts
  readonly look: Look
  readonly onChange: (look: Look) => void
  readonly children: ReactNode
}

const accentNames = Object.keys(accents).filter((name): name is AccentName => name in accents)
/** Theme, accent, corners, language, device, and features below: each changes the dialog, the page and the code. */
export function Strip({ texts, look, onChange, children }: StripProps): ReactNode {
  const system = useSystemTheme()
  const set = (patch: Partial<Look>): void => onChange({ ...look, ...patch })
  return (
    <section className="strip" aria-label={texts.strip}>
      <Choice
        legend={texts.theme}
        name="theme"
        options={(['light', 'dark'] as const).map((one) => [one, texts.themes[one]] as const)}
        value={look.theme === 'auto' ? system : look.theme}
        onChange={(theme) => set({ theme })}
      />
      <fieldset>
        <RowLegend>{texts.accent}</RowLegend>
        <div className="swatches">
          {accentNames.map((name) => (
            <label key={name} title={texts.accents[name]}>
              <input
                type="radio"
                name="accent"
                aria-label={texts.accents[name]}
                checked={look.accent === name}
                onChange={() => set({ accent: name })}
              />
              <span className={`swatch swatch-${name}`} />
            </label>
          ))}
        </div>
      </fieldset>
      <label className="corners">
        <span>{texts.radius}</span>
        <input
          type="range"
          min="0"
          max="8"
          value={look.radius}
          onChange={(event) => set({ radius: Number(event.target.value) })}
        />
      </label>
      <label className="corners">
        <span>{texts.language}</span>
        <select value={look.language} onChange={(event) => set({ language: event.target.value })}>
          {languages.map(({ locale, name }) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice
        legend={texts.device}
        name="device"
        options={(['desktop', 'phone'] as const).map((one) => [one, texts.devices[one]] as const)}
        value={look.device}
        onChange={(device) => set({ device })}
      />
      {children}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <fieldset>
      <RowLegend>{legend}</RowLegend>
      <div className="segments">
        {options.map(([one, label]) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
