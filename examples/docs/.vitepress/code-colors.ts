import type { MarkdownOptions } from 'vitepress'

/** A theme of Shiki, which colours code. */
type CodeTheme = Extract<MarkdownOptions['theme'], { readonly light: unknown }>['light']

/** The colours of code in light and in the dark, by what they are for. All have a contrast of 4.5 or more. */
const colors = {
  text: ['#1A1F2B', '#EEF0F4'],
  comment: ['#5A5F6B', '#A5A9B1'],
  keyword: ['#7A5110', '#E2BB68'],
  string: ['#27683F', '#81CEA2'],
  value: ['#34517F', '#A9BFE8'],
} as const

const scopes = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: ['keyword', 'storage', 'entity.name.tag', 'keyword.operator.expression'],
  string: ['string', 'punctuation.definition.string'],
  value: ['constant', 'entity.name.type', 'support.type', 'entity.other.attribute-name', 'support.class'],
} as const

function themeOf(mode: 0 | 1): CodeTheme {
  const colored = (['comment', 'keyword', 'string', 'value'] as const).map((name) => ({
    scope: [...scopes[name]],
    settings: { foreground: colors[name][mode] },
  }))
  return {
    name: mode === 0 ? 'latchkey-light' : 'latchkey-dark',
    type: mode === 0 ? 'light' : 'dark',
    // With an alpha of zero, the background is that of the page's block.
    colors: { 'editor.foreground': colors.text[mode], 'editor.background': '#00000000' },
    settings: [{ settings: { foreground: colors.text[mode] } }, ...colored],
  }
}

export const light: CodeTheme = themeOf(0)
export const dark: CodeTheme = themeOf(1)

/** Highlighted code says its colours in `style` attributes, which a strict policy blocks. They become classes. */
export function colorsAsClasses(html: string): string {
  return html
    .replace(/ style="--shiki-light:(#\w+);--shiki-dark:(#\w+)"/g, (all, first: string) => {
      const name = Object.entries(colors).find(([, [one]]) => one === first.toUpperCase())?.[0]
      if (name === undefined) throw new Error(`Code has a colour without a class: ${all}`)
      return name === 'text' ? '' : ` class="code-${name}"`
    })
    .replace(/(<pre[^>]*?) style="[^"]*"/g, '$1')
}

/** The style sheet of these classes. */
export const codeColorRules: string = Object.entries(colors)
  .map(([name, [inLight, inDark]]) => {
    const selector = name === 'text' ? '.vp-code' : `.code-${name}`
    return `${selector} { color: ${inLight} }\n.dark ${selector} { color: ${inDark} }\n`
  })
  .join('')
