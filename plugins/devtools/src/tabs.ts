import type { DevtoolsTab } from './contract'

/** The parts of the panel, in order. */
export const tabs: readonly { readonly id: DevtoolsTab; readonly label: string }[] = [
  { id: 'timeline', label: 'Timeline' },
  { id: 'state', label: 'State' },
  { id: 'views', label: 'Views' },
  { id: 'plugins', label: 'Plugins' },
  { id: 'bytes', label: 'Bytes' },
]

/** The part with this id, or `undefined` for what is none. */
export function tabIdOf(id: unknown): DevtoolsTab | undefined {
  return tabs.find((tab) => tab.id === id)?.id
}

/** Height of the panel, in per cent of the window. */
export const heights = { least: 20, most: 90 } as const

export function boundedHeight(height: number): number {
  return Math.round(Math.min(Math.max(height, heights.least), heights.most))
}
