import * as v from 'valibot'

const variables = v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {})
const themeSchema = v.object({
  themeMode: v.optional(v.picklist(['light', 'dark'])),
  w3mThemeVariables: variables,
})

type Color = readonly [red: number, green: number, blue: number]

/**
 * Applies the colours that the host page sends. Text colours are chosen for contrast. A colour that is
 * missing or malformed keeps the frame's default.
 */
export function applyTheme(payload: unknown, root: HTMLElement): void {
  const { themeMode, w3mThemeVariables } = v.parse(themeSchema, payload)
  if (themeMode) {
    root.style.colorScheme = themeMode
    root.dataset['mode'] = themeMode
  }
  apply(root, '--background', '--text', w3mThemeVariables['--w3m-background'])
  apply(root, '--accent', '--on-accent', w3mThemeVariables['--w3m-accent'])
}

function apply(root: HTMLElement, name: string, textName: string, value: string | number | undefined): void {
  const color = typeof value === 'string' ? readColor(value) : undefined
  // An empty value removes the property, so that the style sheet's value applies again.
  root.style.setProperty(name, color ? `rgb(${color.join(' ')})` : '')
  root.style.setProperty(textName, color ? (isDark(color) ? '#ffffff' : '#101216') : '')
}

/** Parses a CSS colour. Returns `undefined` if the text is no colour or the colour is not opaque. */
function readColor(text: string): Color | undefined {
  if (text.length > 100 || !CSS.supports('color', text) || /var\(|currentcolor/i.test(text)) return undefined
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return undefined
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? [red, green, blue] : undefined
}

/** Whether white text has more contrast on this colour than black text (WCAG 2). */
function isDark(color: Color): boolean {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance < 0.179
}
