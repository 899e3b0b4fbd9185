import { type Sheets, styleSheets } from '@latchkey/ui-primitives/theme'
import { styleVariants } from '@vanilla-extract/css'

/** Of the picture; a sign is a part of it. */
export const size = styleVariants({ 20: { fontSize: 20 }, 40: { fontSize: 40 } })

/** By the number of letters, so that each fills the ground. */
export const sign = styleVariants({ one: '0.52em', two: '0.42em', three: '0.3em' }, (fontSize) => ({
  fontSize,
  lineHeight: 1,
}))

export const sheets: Sheets = styleSheets()
