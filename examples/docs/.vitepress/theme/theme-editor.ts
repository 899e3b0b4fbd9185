import { defineComponent, h, reactive, ref, watch } from 'vue'
import { choice } from './choice'
import { LiveFrame } from './live-frame'

interface Control {
  readonly variable: string
  readonly label: string
  readonly input: { readonly type: string; readonly min?: string; readonly max?: string }
  readonly unit: string
  /** What it is without a value, for the input alone. */
  readonly initial: string
}

const controls: readonly Control[] = [
  { variable: '--lk-accent', label: 'Accent', input: { type: 'color' }, unit: '', initial: '#dcae52' },
  {
    variable: '--lk-background',
    label: 'Background',
    input: { type: 'color' },
    unit: '',
    initial: '#fcfdfe',
  },
  {
    variable: '--lk-border-radius-master',
    label: 'Corners',
    input: { type: 'range', min: '0', max: '10' },
    unit: 'px',
    initial: '4',
  },
  {
    variable: '--lk-font-size-master',
    label: 'Size',
    input: { type: 'range', min: '8', max: '13' },
    unit: 'px',
    initial: '10',
  },
]

/** States of the gallery that show most of what a theme changes. */
const states = [
  { value: 'send/preview', name: 'Send' },
  { value: 'connect/few', name: 'Wallets' },
  { value: 'account/tokens', name: 'Account' },
  { value: 'button/connect', name: 'Button' },
]

/** The options that set these variables. */
const optionsOf = (values: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(values).map(([variable, value]) => `    '${variable}': '${value}',`)
  return ['modal: {', '  themeVariables: {', ...lines, '  },', '}'].join('\n')
}

/** Changes the theme's variables in a live view, and writes the options that set them. */
export const ThemeEditor = defineComponent({
  name: 'ThemeEditor',
  setup() {
    const frame = ref<HTMLIFrameElement>()
    const state = ref('send/preview')
    const values: Record<string, string> = reactive({})

    const paint = (): void => {
      const style = frame.value?.contentDocument?.documentElement.style
      if (!style) return
      for (const { variable } of controls) {
        const value = values[variable]
        if (value === undefined) style.removeProperty(variable)
        else style.setProperty(variable, value)
      }
    }
    watch(values, paint)

    const controlOf = ({ variable, label, input, unit, initial }: Control) =>
      h('label', { class: 'live-label', key: variable }, [
        label,
        h('input', {
          ...input,
          value: values[variable]?.replace(unit, '') ?? initial,
          onInput: ({ target }: Event) => {
            if (target instanceof HTMLInputElement) values[variable] = target.value + unit
          },
        }),
      ])
    const reset = (): void => {
      for (const { variable } of controls) Reflect.deleteProperty(values, variable)
    }

    const choose = (chosen: string): void => {
      state.value = chosen
    }
    const drawn = (shown: HTMLIFrameElement): void => {
      frame.value = shown
      paint()
    }

    return () =>
      h('div', { class: 'live-view' }, [
        h(LiveFrame, { state: state.value, onDrawn: drawn }, () => [
          choice('View', state.value, states, choose),
          ...controls.map(controlOf),
          h('button', { type: 'button', class: 'live-reset', onClick: reset }, 'Reset'),
        ]),
        h('pre', { class: 'live-code', tabindex: 0, role: 'region', 'aria-label': 'Options' }, [
          h('code', optionsOf(values)),
        ]),
      ])
  },
})
