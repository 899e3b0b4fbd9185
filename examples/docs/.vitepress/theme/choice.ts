import { h, type VNode } from 'vue'

export interface Option {
  readonly value: string
  readonly name: string
  /** The language of its name. */
  readonly lang?: string
}

/** A select with its label. */
export function choice(
  label: string,
  value: string,
  options: readonly Option[],
  onChoose: (value: string) => void,
): VNode {
  return h('label', { class: 'live-label' }, [
    label,
    h(
      'select',
      {
        onChange: ({ target }: Event) => {
          if (target instanceof HTMLSelectElement) onChoose(target.value)
        },
      },
      options.map(({ name, ...option }) =>
        h('option', { ...option, selected: option.value === value || undefined }, name),
      ),
    ),
  ])
}
