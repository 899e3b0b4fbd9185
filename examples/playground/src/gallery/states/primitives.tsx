import type { SheetState } from '../gallery-state'
import { controlSheets } from './primitive-controls'
import { listSheets } from './primitive-lists'
import { messageSheets } from './primitive-messages'
import { signSheets } from './primitive-signs'

export const sheetStates: readonly SheetState[] = [
  ...controlSheets,
  ...listSheets,
  ...messageSheets,
  ...signSheets,
]
