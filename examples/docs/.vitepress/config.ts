import { readFileSync } from 'node:fs'
import { type DefaultTheme, defineConfig } from 'vitepress'
import { slugOf } from '../../../scripts/docs/markdown'
import type { Group } from '../../../scripts/docs/navigation'
import { codeColorRules, colorsAsClasses, dark, light } from './code-colors'
import { withPolicy } from './policy'
import { tidyTables } from './tidy-tables'

/** Written with the pages, by `scripts/docs/write-pages.ts`. */
const navigation: readonly Group[] = JSON.parse(
  readFileSync(new URL('../.cache/navigation.json', import.meta.url), 'utf8'),
)

const sidebarOf = (sidebar: Group['sidebar']): DefaultTheme.SidebarItem[] =>
  navigation
    .filter((group) => group.sidebar === sidebar)
    .map(({ text, items }) => ({ text, items: [...items] }))

/** Blocks of code, which the search does not need: names are in headings. */
const CODE_BLOCK = /<div class="language-[\s\S]*?<\/code><\/pre>[\s\S]*?<\/div>/g

export default defineConfig({
  title: 'Latchkey',
  description: 'A wallet dialog and account toolkit for web pages',
  lang: 'en',
  srcDir: '.cache/pages',
  outDir: 'dist',
  cacheDir: '.cache/vite',
  cleanUrls: true,
  metaChunk: true,
  // With its transition the theme would add a style sheet to the page, which the policy blocks.
  appearance: { disableTransition: false },
  head: [
    ['meta', { name: 'referrer', content: 'no-referrer' }],
    ['link', { rel: 'icon', href: 'data:,' }],
  ],
  markdown: {
    theme: { light, dark },
    anchor: { slugify: slugOf },
    config(md) {
      const { highlight } = md.options
      if (highlight) md.options.highlight = (...code) => colorsAsClasses(highlight(...code))
      md.core.ruler.push('tables', ({ tokens }) => tidyTables(tokens))
    },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start/react' },
      { text: 'Packages', link: '/packages/latchkey' },
      { text: 'Types', link: '/api/latchkey' },
      { text: 'Errors', link: '/reference/errors' },
      { text: 'Security', link: '/security' },
    ],
    sidebar: { '/': sidebarOf('site'), '/api/': sidebarOf('types') },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: (text, env, md) => md.render(text, env).replace(CODE_BLOCK, ''),
      },
    },
  },
  transformHtml: withPolicy,
  vite: {
    build: { chunkSizeWarningLimit: 4_000 },
    plugins: [
      {
        name: 'code-colors',
        enforce: 'pre',
        transform: (css, id) => (id.endsWith('/ink-and-brass.css') ? css + codeColorRules : undefined),
      },
    ],
  },
})
