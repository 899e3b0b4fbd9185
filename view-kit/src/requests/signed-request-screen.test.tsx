import { type Contract, defineContract, definePlugin, type View } from '@latchkey/kernel'
import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { createSignedRequest, createWalletError } from '@latchkey/session/requests'
import { createFakeSession } from '@latchkey/testing'
import { renderInShadow, act as whenRendered } from '@latchkey/ui-primitives/test-support'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { SignedRequestScreen } from './signed-request-screen'

const text = (title: string) => ({ title, hint: `${title}, in short` })
const texts = {
  asking: text('Sign'),
  telling: text('Registering'),
  declined: text('Not signed'),
  failed: () => text('Not registered'),
  unknown: 'It may have signed.',
  unconfirmed: text('It may be registered'),
}

interface PageContract extends Contract {
  readonly id: 'test/page'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Page: View }
}
/** Its view is open while a test draws the screen. */
const page = definePlugin(defineContract<PageContract>('test/page', 1), {
  views: { Page: { title: () => '', load: async () => ({ default: () => null }) } },
  setup: () => ({}),
})

/** A request whose wallet the test answers for. */
async function show({ mayHappenTwice = true, isSilent = false, isClosed = false } = {}) {
  let look = (_found: string): void => undefined
  const asked: { readonly sign: (signature: string) => void; readonly fail: (error: unknown) => void }[] = []
  const done: string[] = []
  const request = createSignedRequest<string>({
    async send({ ask, unconfirmed }) {
      const signature = await ask<string>(() => new Promise((sign, fail) => asked.push({ sign, fail })))
      if (!isSilent) return signature
      const found = new Promise<string>((resolve) => {
        look = resolve
      })
      throw unconfirmed(new Error('No answer'), () => found)
    },
    settleWith: () => undefined,
  })
  const { latchkey } = createTestLatchkey({ plugins: [createFakeSession().plugin, page()] })
  if (!isClosed) latchkey.open('Page')
  const onDone = (result: string): void => void done.push(result)
  const draw = () =>
    renderInShadow(
      <StrictMode>
        <LatchkeyProvider latchkey={latchkey}>
          <SignedRequestScreen {...{ request, onDone, texts, mayHappenTwice }} connectionId="c" part="name" />
        </LatchkeyProvider>
      </StrictMode>,
    )
  return { asked, done, draw, latchkey, view: await draw(), look: (found: string) => look(found) }
}
type Shown = Awaited<ReturnType<typeof show>>['view']
const words = ({ shadow }: Shown): string => shadow.textContent ?? ''
const buttons = ({ shadow }: Shown): readonly (string | null)[] =>
  [...shadow.querySelectorAll('button')].map(({ textContent }) => textContent)

test('signed request screen: asks once, also when it comes again, and is done once', async () => {
  const { asked, done, draw, view } = await show()
  expect(words(view)).toContain('Sign')
  await view.unmount()
  const again = await draw()
  expect(asked.length).toBe(1)
  await whenRendered(() => asked[0]?.sign('0x1'))
  expect(done).toEqual(['0x1'])
  await again.unmount()
})

test('signed request screen: asks nothing for who has closed the dialog', async () => {
  const { latchkey, asked, view, draw } = await show({ isClosed: true })
  expect(asked.length).toBe(0)
  latchkey.open('Page')
  await view.unmount()
  const again = await draw()
  expect(asked.length).toBe(1)
  await again.unmount()
})

test.each([
  [true, 'Ask again anyway', 'If you ask again, it may happen twice.'],
  [false, 'Ask again', ''],
])(
  'signed request screen: an unknown one leads to the wallet, and is asked again quietly (%s)',
  async (twice, label, warning) => {
    const { asked, done, view } = await show({ mayHappenTwice: twice })
    await whenRendered(() => asked[0]?.fail(createWalletError('RPC_INTERNAL', { phase: 'request' })))
    expect(words(view)).toContain('Check your wallet first')
    expect(words(view)).toContain('It may have signed.')
    expect(words(view)).toContain(warning)
    expect(words(view)).not.toContain('Not registered')
    expect(words(view).includes('may happen twice')).toBe(twice)
    expect(buttons(view)).toEqual([label])
    expect(view.shadow.querySelector('[part~="button-primary"]')).toBeNull()
    await whenRendered(() => view.find('[part~="name-ask-again"]').click())
    expect(asked.length).toBe(2)
    expect(words(view)).toContain('Sign')
    await whenRendered(() => asked[1]?.sign('0x1'))
    expect(done).toEqual(['0x1'])
    await view.unmount()
  },
)

test('signed request screen: says why the wallet was not asked again', async () => {
  const { asked, view } = await show()
  await whenRendered(() => asked[0]?.fail(new Error('lost')))
  await whenRendered(() => view.find('[part~="name-ask-again"]').click())
  await whenRendered(() => asked[1]?.fail(createWalletError('UNAUTHORIZED', { phase: 'request' })))
  expect(words(view)).toContain('Check your wallet first')
  expect(view.find('[part~="name-caution"]').textContent).not.toBe('')
  await view.unmount()
})

test('signed request screen: an unconfirmed one is looked at again, as the main action', async () => {
  const { asked, done, view, look } = await show({ isSilent: true })
  await whenRendered(() => asked[0]?.sign('0x1'))
  expect(words(view)).toContain('It may be registered')
  expect(words(view)).not.toContain('Not registered')
  expect(buttons(view)).toEqual(['Check again'])
  await whenRendered(() => view.find('[part~="name-look-again"][part~="button-primary"]').click())
  expect(view.find('[part~="name-look-again"]').getAttribute('aria-busy')).toBe('true')
  await whenRendered(() => look('registered'))
  expect([done, asked.length]).toEqual([['registered'], 1])
  await view.unmount()
})
