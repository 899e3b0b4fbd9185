import type { Sheets } from '@latchkey/ui-primitives/theme'

/** The style rules of this plugin as text. The dialog adopts them in its shadow root, so they do not reach the page. */
export const tipSheets: Sheets = [
  '.tip { display: grid; gap: calc(var(--lk-space) * 3); padding-block-start: var(--lk-space) }',
]
