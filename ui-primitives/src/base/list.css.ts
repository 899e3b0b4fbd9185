import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'
import { skeletonBlock, skeletonLine } from '../theme/scale'

// An empty marker instead of `none`, with which Safari no longer treats the element as a list.
export const list = style({ display: 'grid', gap: space(2), listStyleType: '""' })

const { color, motion } = vars
const live = ':not(:disabled, [aria-busy="true"], [aria-disabled="true"])'
const off = ':is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: space(14),
  // Without the width of the transparent border, which is visible in forced-colours mode.
  paddingBlock: `calc(${space(2)} - 1px)`,
  paddingInline: `calc(${space(2)} - 1px) ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    [`&:is(button, a):active${live}`]: { backgroundColor: color.fillPressed },
    // The text has the contrast of secondary text, so that it stays readable. Only the picture is faded.
    [`&${off}`]: { color: color.textSecondary, cursor: 'default' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-current="true"]': { backgroundColor: color.accentSoft },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`&:is(button, a):hover:not(:active, [aria-current="true"])${live}`]: {
          backgroundColor: color.fillHover,
        },
      },
    },
  },
})

export const withoutPicture = style({ paddingInlineStart: space(4) })

export const text = style({ display: 'grid', gap: 1, flex: '1 1 auto', minWidth: 0 })

/** Text in `bdi` elements (names) is cut. Other text wraps, because it is longer in some languages. */
const wraps = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const
const wrapsOwnText = {
  selectors: { '&:not(:has(bdi))': wraps },
  // Where names and other text cannot be told apart, neither is cut.
  '@supports': { 'not selector(:has(a))': wraps },
} as const

/** Shows the dots below Arabic letters, which are outside the line box and distinguish letters. */
const roomForDots = { paddingBlockEnd: '0.25em', marginBlockEnd: '-0.25em' } as const

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...roomForDots,
  fontSize: vars.font.label,
  fontWeight: 500,
  lineHeight: 1.3,
  ...wrapsOwnText,
})

export const secondary = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...roomForDots,
  color: color.textSecondary,
  fontSize: vars.font.body,
  lineHeight: 1.3,
  ...wrapsOwnText,
})

export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.textSecondary,
  fontSize: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${row}${off} > :first-child:not(${text})`, { opacity: 0.5 })

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const block = style(skeletonBlock(breathe))

export const skeletonPicture = style([block, { width: 40, height: 40, borderRadius: vars.radius.picture }])
export const roundSkeleton = style([skeletonPicture, { borderRadius: '50%' }])
export const skeletonTitle = style([block, skeletonLine(vars.font.label, 1.3), { width: '52%' }])
export const skeletonSecondary = style([block, skeletonLine(vars.font.body, 1.3), { width: '32%' }])

export const sheets: Sheets = styleSheets()
