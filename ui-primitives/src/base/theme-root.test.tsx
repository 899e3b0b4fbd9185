import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { ThemeRoot } from './theme-root'

test.each(['Light', 'sepia', 'toString', ''])(
  'theme root: the unknown mode %j is rendered as auto',
  async (mode) => {
    const look = async (given: 'auto'): Promise<string> => {
      const view = await renderInShadow(
        <ThemeRoot mode={given}>
          <p id="text">x</p>
        </ThemeRoot>,
      )
      const { color, fontFamily } = getComputedStyle(view.find('#text'))
      const dataMode = view.find('#text').closest('[data-mode]')?.getAttribute('data-mode')
      await view.unmount()
      return [color, fontFamily, dataMode].join(' ')
    }
    expect(await look(JSON.parse(JSON.stringify(mode)))).toBe(await look('auto'))
  },
)
