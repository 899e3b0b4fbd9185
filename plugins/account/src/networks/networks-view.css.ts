import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'flex', flexDirection: 'column', gap: space(4), minHeight: 0 })

export const footer = style({ display: 'grid', justifyItems: 'center' })

export const sheets: Sheets = styleSheets()
