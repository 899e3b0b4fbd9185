import { keyframes, style } from '@vanilla-extract/css'
import { type Sheets, styleSheets, vars } from '../theme'
import { skeletonBlock, skeletonLine } from '../theme/skeleton-styles'

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const base = style(skeletonBlock(breathe))

export const picture = style([base, { width: 40, height: 40, borderRadius: vars.radius.picture }])
export const roundPicture = style([picture, { borderRadius: '50%' }])
export const title = style([base, skeletonLine(vars.font.label, 1.3), { width: '52%' }])
export const secondary = style([base, skeletonLine(vars.font.body, 1.3), { width: '32%' }])

export const sheets: Sheets = styleSheets()
