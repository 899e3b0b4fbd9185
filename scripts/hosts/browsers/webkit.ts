import { Builder, Key } from 'selenium-webdriver'
import { findProgram } from '../../set-up/chromium.mjs'
import { serveWithScript, startServer } from '../serve-page'
import { lookInPage, type Seen, type Tab, unreachableProxy } from './tab'

/** Keeps what the page says, which the protocol does not tell. */
const recorder = `globalThis.said = []
for (const kind of ['error', 'warn']) {
  const print = console[kind]
  console[kind] = (...parts) => (said.push('console: ' + parts.join(' ')), print(...parts))
}
addEventListener('error', ({ message }) => said.push('uncaught: ' + message))
addEventListener('unhandledrejection', ({ reason }) => said.push('uncaught: ' + reason))
`
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const

/** Opens the small browser of WebKitGTK in a screen of its own, driven over WebDriver. */
export async function openWebKit(script: string): Promise<Tab> {
  const [screen, program] = [
    findProgram(['xvfb-run'], 'xvfb'),
    findProgram(['WebKitWebDriver'], 'webkit2gtk-driver'),
  ]
  const server = await startServer(
    ['sh', '-c', `exec '${screen}' -a '${program}' --port="$PORT"`],
    '/',
    {},
    'status',
  )
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({ browserName: 'MiniBrowser', proxy: unreachableProxy })
    .build()
  await driver.manage().window().setRect({ width: 1280, height: 800 })
  const wrong: string[] = []
  const keep = async (): Promise<void> =>
    void wrong.push(...(await driver.executeScript<readonly string[]>('return said.splice(0)')))
  let stopPage = async (): Promise<void> => undefined
  return {
    async open(url) {
      const page = await serveWithScript(url, recorder + script)
      stopPage = page.stop
      await driver.get(new URL(new URL(url).pathname, page.url).href)
    },
    async reload() {
      await keep()
      await driver.navigate().refresh()
    },
    look: (selector) => driver.executeScript<readonly Seen[]>(lookInPage, selector),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async wrong() {
      await keep()
      return wrong
    },
    async close() {
      await driver.quit()
      await server.stop()
      await stopPage()
    },
  }
}
