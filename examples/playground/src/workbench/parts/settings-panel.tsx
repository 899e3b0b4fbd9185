import { languages } from '@latchkey/everything/languages'
import type { ReactNode } from 'react'
import type { Settings } from '../../latchkey/settings'

interface PanelProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

const accents: readonly { readonly name: string; readonly value: string | undefined }[] = [
  { name: 'Brass', value: undefined },
  { name: 'Indigo', value: '#4f46e5' },
  { name: 'Coral', value: '#ff6b57' },
  { name: 'Teal', value: '#0f9d8a' },
]
const modes = ['auto', 'light', 'dark'] as const
const places = ['dialog', 'embedded', 'own element'] as const
const signIns = ['off', 'optional', 'required', 'siweConfig'] as const
const switches = [
  ['balances', 'Balances'],
  ['names', 'Names and pictures'],
  ['pay', 'Pay'],
  ['solana', 'Solana'],
  ['legal', 'Terms and privacy'],
  ['enableNetworkSwitch', 'Network switching'],
  ['allowUnsupportedChain', 'Allow unsupported networks'],
  ['mobileWallets', 'Mobile wallets'],
  ['email', 'Email login'],
  ['socials', 'Social login'],
  ['onramp', 'Buy'],
  ['receive', 'Receive'],
  ['send', 'Send'],
  ['telemetry', 'Error reports and usage'],
  ['registerNames', 'Register a name'],
  ['smartSessions', 'Smart sessions'],
  ['swaps', 'Swap'],
  ['history', 'History'],
  ['directory', 'Wallet directory'],
  ['second', 'A second instance'],
] as const

export function SettingsPanel({ settings, onChange }: PanelProps): ReactNode {
  const set = (patch: Partial<Settings>): void => onChange({ ...settings, ...patch })
  return (
    <section className="card" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <Choice
        legend="Theme"
        name="mode"
        values={modes}
        value={settings.mode}
        onChange={(mode) => set({ mode })}
      />
      <Choice
        legend="Place"
        name="place"
        values={places}
        value={settings.place}
        onChange={(place) => set({ place })}
      />
      <label className="field">
        <span>Language</span>
        <select value={settings.language} onChange={(event) => set({ language: event.target.value })}>
          {languages.map(({ locale, name }) => (
            <option key={locale} lang={locale}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice
        legend="Sign-in"
        name="siwx"
        values={signIns}
        value={settings.siwx}
        onChange={(siwx) => set({ siwx })}
      />
      <fieldset>
        <legend>Accent</legend>
        <div className="swatches">
          {accents.map(({ name, value }) => (
            <label key={name} title={name}>
              <input
                type="radio"
                name="accent"
                aria-label={name}
                checked={settings.accent === value}
                onChange={() => set({ accent: value })}
              />
              <span className={`swatch swatch-${name.toLowerCase()}`} />
            </label>
          ))}
        </div>
      </fieldset>
      <label className="field">
        <span>Corner radius</span>
        <input
          type="range"
          min="0"
          max="8"
          value={settings.radius}
          onChange={(event) => set({ radius: Number(event.target.value) })}
        />
      </label>
      {switches.map(([key, label]) => (
        <label className="field" key={key}>
          <span>{label}</span>
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={(event) => set({ [key]: event.target.checked })}
          />
        </label>
      ))}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({
  legend,
  name,
  values,
  value,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="segments">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
