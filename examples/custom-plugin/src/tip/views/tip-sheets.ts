import type { Sheets } from '@latchkey/ui-primitives/sheets'

/** The few rules of this plugin, as text: adopted into the dialog's shadow root, so no other page style is met. */
export const tipSheets: Sheets = [
  '.tip { display: grid; gap: calc(var(--lk-space) * 3); padding-block-start: var(--lk-space) }',
]
