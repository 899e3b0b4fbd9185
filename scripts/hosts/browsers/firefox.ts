import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findProgram } from '../../set-up/chromium.mjs'
import { startServer } from '../serve-page'
import { connectBidi } from './bidi'
import { lookInPage, seenSchema, type Tab, unreachableProxy } from './tab'

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const
const anything = v.unknown()
const createdTab = v.object({ context: v.string() })
const evaluated = v.object({ result: v.object({ value: v.string() }) })
const logEntry = v.object({ level: v.string(), text: v.nullable(v.string()), type: v.string() })

/** Opens Firefox, driven over WebDriver BiDi. */
export async function openFirefox(script: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n')
  const program = findProgram(['firefox-esr', 'firefox'], 'firefox-esr')
  const server = await startServer(
    ['sh', '-c', `exec '${program}' --headless --no-remote --profile . --remote-debugging-port "$PORT"`],
    profile,
    {},
  )
  const wrong: string[] = []
  const session = await connectBidi(`${server.url.replace('http', 'ws')}session`, (_method, params) => {
    const { level, text, type } = v.parse(logEntry, params)
    if (level === 'error' || level === 'warn')
      wrong.push(`${type === 'javascript' ? 'uncaught' : 'console'}: ${text}`)
  })
  await session.run('session.new', { capabilities: { alwaysMatch: { proxy: unreachableProxy } } }, anything)
  // The tab that is there at first has no focus, and a key in it clicks nothing.
  const { context } = await session.run('browsingContext.create', { type: 'tab' }, createdTab)
  await session.run('session.subscribe', { events: ['log.entryAdded'] }, anything)
  await session.run('script.addPreloadScript', { functionDeclaration: `() => {${script}}` }, anything)
  const inTab = (method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> =>
    session.run(method, { context, ...params }, anything)
  await inTab('browsingContext.setViewport', { viewport: { width: 1280, height: 720 } })
  const act = (type: 'pointer' | 'key', actions: readonly unknown[]): Promise<unknown> =>
    inTab('input.performActions', { actions: [{ type, id: type, actions }] })
  return {
    open: async (url) => void (await inTab('browsingContext.navigate', { url, wait: 'complete' })),
    reload: async () => void (await inTab('browsingContext.reload', { wait: 'complete' })),
    async look(selector) {
      const expression = `JSON.stringify((${lookInPage})(${JSON.stringify(selector)}))`
      const found = { expression, target: { context }, awaitPromise: false }
      return v.parse(
        seenSchema,
        JSON.parse((await session.run('script.evaluate', found, evaluated)).result.value),
      )
    },
    click: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    press: async (key) =>
      void (await act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ])),
    wrong: async () => wrong,
    async close() {
      session.close()
      await server.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
