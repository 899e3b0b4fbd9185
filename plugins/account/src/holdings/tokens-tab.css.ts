import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Flex, because in a grid the sticky search field would stay within its own cell. */
export const panel = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const actions = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const sheets: Sheets = styleSheets()
