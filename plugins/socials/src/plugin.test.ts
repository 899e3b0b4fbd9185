import { connectMethods } from '@latchkey/connect/contract'
import { ConfigurationError, defineContract, definePlugin } from '@latchkey/kernel'
import { createFakeBrowser, createTestLatchkey, type FakeBrowser } from '@latchkey/kernel/testing'
import { createFakeSession } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type SocialsOptions, socialsContract } from './contract'
import { socials } from './plugin'
import { createFakeSocialWallet } from './test-support/fake-social-wallet'

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

function start(options?: SocialsOptions, browser: FakeBrowser = createFakeBrowser()) {
  let methods = async (): Promise<readonly string[]> => []
  const reader = definePlugin(defineContract<ReaderContract>('test/reader', 1), {
    setup(ctx) {
      methods = async () => {
        const lists = await Promise.all(
          ctx.items(connectMethods).map((item) => ('load' in item ? item.load() : [])),
        )
        return lists.flat().map(({ id }) => id)
      }
      return {}
    },
  })()
  const test = createTestLatchkey({
    plugins: [socials(options), reader],
    fakes: [createFakeSession().plugin, createFakeSocialWallet().plugin],
    browser,
  })
  test.latchkey.start()
  return { ...test, methods: () => methods() }
}

test('socials: seven are offered in the default order, with an item that opens the list of all', async () => {
  expect(await start().methods()).toEqual([
    'social-google',
    'social-x',
    'social-discord',
    'social-farcaster',
    'social-github',
    'social-apple',
    'social-facebook',
    'social-more',
  ])
})

test.each([
  ['Telegram on a Mac', { TelegramWebviewProxy: {} }, false],
  ["Telegram's web app on a Mac", { Telegram: { WebApp: { platform: 'weba' } } }, false],
  ["another page with Telegram's script", { Telegram: { WebApp: { platform: 'unknown' } } }, true],
])('socials: offered in %s', async (_where, properties, hasX) => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
  const { methods } = start(undefined, createFakeBrowser({ userAgent, properties }))
  expect((await methods()).includes('social-x')).toBe(hasX)
})

test('socials: the option `providers` sets which are offered, and their order', async () => {
  const { methods, latchkey } = start({ providers: ['apple', 'google'] })
  expect(await methods()).toEqual(['social-apple', 'social-google', 'social-more'])
  expect(latchkey.read(socialsContract).providers).toEqual(['apple', 'google'])
})

test.each([[['myspace']], [['google', 'google']], ['google']])(
  'options: providers %j is refused',
  (providers) => {
    const options: object = { providers }
    expect(() => start(options)).toThrow(ConfigurationError)
  },
)

test('socials: farcaster opens its own view', () => {
  const { latchkey, shownView } = start()
  latchkey.get(socialsContract).open('farcaster')
  expect(shownView()).toBe('ConnectingFarcaster')
})
