import { type ReactNode, useEffect } from 'react'
import { expect, test } from 'vitest'
import { PluginUnavailableError } from '../errors'
import { defineSlot, type SlotItem } from '../extension-points/slots'
import type { Latchkey } from '../latchkey'
import { beforeClose } from '../router/navigation'
import { type PartContext, part, partToken } from '../test-support/part'
import { quiz, quizContract } from '../test-support/quiz'
import { Probe, type Rendered, render, runInAct } from '../test-support/render'
import { createTestLatchkey } from '../testing'
import {
  createHooks,
  LatchkeyProvider,
  useLocale,
  useOptionalPlugin,
  usePlugin,
  usePluginState,
  useRouter,
  useServices,
  useSlot,
  useTranslate,
  ViewBoundary,
} from './index'

const token = partToken('a')
const show = (latchkey: Latchkey, children: ReactNode): Promise<Rendered> =>
  render(<LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>)

/** What a component with these hooks throws. */
async function thrownBy(use: () => ReactNode, latchkey?: Latchkey): Promise<unknown> {
  const errors: unknown[] = []
  const tree = (
    <ViewBoundary fallback={() => null} onError={(error) => void errors.push(error)}>
      <Probe use={use} />
    </ViewBoundary>
  )
  const view = await (latchkey ? show(latchkey, tree) : render(tree))
  await view.unmount()
  return errors[0]
}

test('usePluginState: renders again only if the selected part changes', async () => {
  let renders = 0
  const { latchkey, setState } = createTestLatchkey({ plugins: [part('a')] })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        renders += 1
        return usePluginState(token, ({ count }) => count)
      }}
    />,
  )
  expect([view.text(), renders]).toEqual(['0', 1])
  await runInAct(() => setState(token, { note: 'other' }))
  expect(renders).toBe(1)
  await runInAct(() => setState(token, { count: 3 }))
  expect([view.text(), renders]).toEqual(['3', 2])
  await view.unmount()
})

test('usePluginState: an equality function holds a selector that builds a new value', async () => {
  let renders = 0
  const { latchkey, setState } = createTestLatchkey({ plugins: [part('a')] })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        renders += 1
        return usePluginState(
          token,
          ({ count }) => [count % 2],
          (a, b) => a[0] === b[0],
        ).join()
      }}
    />,
  )
  await runInAct(() => setState(token, { count: 2 }))
  expect(renders).toBe(1)
  await view.unmount()
})

test('usePluginState: a selector of this render is used, and one that builds a new value each time renders once', async () => {
  let renders = 0
  const { latchkey, setState } = createTestLatchkey({ plugins: [part('a')] })
  const times = (by: number): ReactNode => (
    <LatchkeyProvider latchkey={latchkey}>
      <Probe
        use={() => {
          renders += 1
          return usePluginState(token, ({ count }) => [count * by]).join()
        }}
      />
    </LatchkeyProvider>
  )
  const view = await render(times(2))
  await runInAct(() => setState(token, { count: 3 }))
  expect([view.text(), renders]).toEqual(['6', 2])
  await view.update(times(5))
  expect([view.text(), renders]).toEqual(['15', 3])
  await view.unmount()
})

test('usePlugin and useOptionalPlugin: an absent or failed plugin throws, or is undefined', async () => {
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a'),
      part('bad', {
        setup() {
          throw new Error('boom')
        },
      }),
    ],
  })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        const a = useOptionalPlugin(partToken('a'))
        const bad = useOptionalPlugin(partToken('bad'))
        const absent = useOptionalPlugin(partToken('absent'))
        return `${a?.ping()} ${bad} ${absent}`
      }}
    />,
  )
  expect(view.text()).toBe('a undefined undefined')
  await view.unmount()
  for (const id of ['bad', 'absent'])
    expect(await thrownBy(() => usePlugin(partToken(id)).ping(), latchkey)).toBeInstanceOf(
      PluginUnavailableError,
    )
})

test('hooks without a provider: say so', async () => {
  expect(await thrownBy(() => usePlugin(token).ping())).toMatchObject({ code: 'MISSING_PROVIDER' })
})

test('useSlot: follows what is filled and removed', async () => {
  const words = defineSlot<SlotItem>('test:words')
  let filler: PartContext | undefined
  const { latchkey, setState } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          filler = ctx
        },
      }),
    ],
  })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        usePluginState(token, ({ count }) => count)
        return useSlot(words).map(({ id }) => id)
      }}
    />,
  )
  await runInAct(() => filler?.fill(words, { id: 'x' }))
  expect(view.text()).toBe('x')
  await runInAct(() => setState(token, { count: 1 }))
  await runInAct(() => filler?.fill(words, { id: 'x' }).remove())
  expect(view.text()).toBe('')
  await view.unmount()
})

test('setLanguage: renders again without remounting', async () => {
  let mounts = 0
  const { latchkey } = createTestLatchkey({ plugins: [] })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        const translate = useTranslate()
        const locale = useLocale()
        useEffect(() => {
          mounts += 1
        }, [])
        return (
          <p lang={locale}>
            {translate('greeting', 'Hello {name}', { name: 'Ada' })}
            <input />
          </p>
        )
      }}
    />,
  )
  const input = view.find('input')
  if (input instanceof HTMLInputElement) input.value = 'typed'
  expect(view.text()).toBe('Hello Ada')
  await runInAct(() => latchkey.setLanguage({ locale: 'ar', texts: { greeting: 'مرحبا {name}' } }))
  expect(view.text()).toBe('مرحبا Ada')
  expect(view.find('p').lang).toBe('ar')
  expect(view.find('input')).toBe(input)
  expect(input).toHaveProperty('value', 'typed')
  expect(mounts).toBe(1)
  await view.unmount()
})

test('useRouter: opens views, and closes on behalf of the user', async () => {
  const causes: unknown[] = []
  const { latchkey, shownView } = createTestLatchkey({
    plugins: [
      quiz(),
      part('guard', {
        setup: (ctx) =>
          void ctx.protect(beforeClose, (cause) => {
            causes.push(cause)
            return { kind: 'allow' }
          }),
      }),
    ],
  })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        const router = useRouter(quizContract)
        return (
          <>
            <button type="button" id="open" onClick={() => router.push('Help', { topic: 'x' })} />
            <button type="button" id="close" onClick={() => router.close()} />
          </>
        )
      }}
    />,
  )
  await runInAct(() => view.find('#open').click())
  expect(shownView()).toBe('Help')
  await runInAct(() => view.find('#close').click())
  expect(shownView()).toBeUndefined()
  expect(causes).toEqual([{ by: 'user', pluginId: 'quiz', view: 'Help' }])
  await view.unmount()
})

test('useServices: ports, kernel events, notices and reports', async () => {
  const received: unknown[] = []
  const { latchkey, errors, notices, browser } = createTestLatchkey({ plugins: [] })
  const view = await show(
    latchkey,
    <Probe
      use={() => {
        const { ports, on, notify, report } = useServices()
        useEffect(() => on('kernel:notice', ({ notice }) => void received.push(notice.code)), [on])
        useEffect(() => {
          notify('a', { surface: 'alert', variant: 'error', code: 'ODD', text: () => 'Odd' })
          report('a', new Error('odd'))
        }, [notify, report])
        return ports.browser === browser ? 'same' : 'other'
      }}
    />,
  )
  expect(view.text()).toBe('same')
  expect(received).toEqual(['ODD'])
  expect(notices).toMatchObject([{ pluginId: 'a' }])
  expect(errors).toMatchObject([{ pluginId: 'a', error: { message: 'odd' } }])
  await view.unmount()
})

test('createHooks: gives the latchkey of the provider', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [] })
  const { useLatchkey } = createHooks<typeof latchkey>()
  const view = await show(latchkey, <Probe use={() => useLatchkey().id} />)
  expect(view.text()).toBe('latchkey')
  await view.unmount()
})
