import type { SheetState } from '../gallery-state'
import { controlSheets } from './primitive-controls'
import { fieldSheets } from './primitive-fields'
import { listSheets } from './primitive-lists'
import { messageSheets } from './primitive-messages'
import { signSheets } from './primitive-signs'

export const sheetStates: readonly SheetState[] = [
  ...controlSheets,
  ...fieldSheets,
  ...listSheets,
  ...messageSheets,
  ...signSheets,
]
