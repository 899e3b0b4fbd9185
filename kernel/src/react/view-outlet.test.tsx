import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ViewLoadError } from '../errors'
import { internalsOf } from '../instance-parts'
import type { ViewProps } from '../router/view-registry'
import { fetchFlows } from '../test-support/fetch-flows'
import { type QuizContract, type QuizParts, quiz, quizContract } from '../test-support/quiz'
import { type Rendered, render, runInAct } from '../test-support/render'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { LatchkeyProvider, ViewOutlet } from './index'

type QuestionProps = ViewProps<QuizContract['views']['Question']>

const Question = ({ args, resolve }: QuestionProps): ReactNode => (
  <button type="button" onClick={() => resolve('because')}>
    {args?.text ?? 'no text'}
  </button>
)

interface Bench extends TestLatchkey {
  readonly view: Rendered
}
async function make(load: QuizParts['load']): Promise<Bench> {
  const bench = createTestLatchkey({ plugins: [quiz(load ? { load } : {})] })
  const view = await render(
    <LatchkeyProvider latchkey={bench.latchkey}>
      <ViewOutlet
        loading="loading"
        failed={({ error, retry }) => (
          <button type="button" onClick={retry}>
            {error instanceof Error ? error.message : 'failed'}
          </button>
        )}
      />
    </LatchkeyProvider>,
  )
  return { ...bench, view }
}

test('view outlet: shows the top view with its arguments and passes its result on', async () => {
  const { latchkey, view } = await make(async () => ({ default: Question }))
  expect(view.text()).toBe('')
  await fetchFlows(latchkey)
  let answered: Promise<unknown> | undefined
  await runInAct(() => {
    answered = latchkey.get(quizContract).ctx.router.ask('Question', { text: 'Why?' })
  })
  expect(view.text()).toBe('Why?')
  await runInAct(() => view.find('button').click())
  expect(await answered).toBe('because')
  await view.unmount()
})

test('view outlet: shows a placeholder while code is fetched; loaded code is shown at once', async () => {
  let arrive: (module: { default: typeof Question }) => void = () => undefined
  const { latchkey, view } = await make(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  await runInAct(() => latchkey.open('Question'))
  expect(view.text()).toBe('loading')
  await runInAct(() => arrive({ default: Question }))
  expect(view.text()).toBe('no text')
  await runInAct(() => latchkey.open('Home'))
  await runInAct(() => latchkey.open('Question'))
  expect(view.text()).toBe('no text')
  await view.unmount()
})

test('view outlet: code that arrives between a render and its effect is shown', async () => {
  const { latchkey, view } = await make(async () => ({ default: Question }))
  const { parts } = internalsOf(latchkey)
  const registered = parts.views.get('Question')
  const { loaded } = registered.load
  // The first look finds nothing; by the second, in the effect, a fetch from elsewhere has ended.
  await registered.load()
  let looks = 0
  Object.assign(registered.load, { loaded: () => (looks++ === 0 ? undefined : loaded()) })
  await runInAct(() => latchkey.open('Question'))
  expect(view.text()).toBe('no text')
  await view.unmount()
})

test('view outlet: a failed fetch is shown, and can be tried again', async () => {
  let online = false
  const { latchkey, view, failures } = await make(async () => {
    if (!online) throw new Error('offline')
    return { default: Question }
  })
  await runInAct(() => latchkey.open('Question'))
  expect(view.text()).toBe('Couldn’t load this part')
  expect(failures).toMatchObject([{ pluginId: 'quiz', phase: 'view', error: expect.any(ViewLoadError) }])
  await runInAct(() => view.find('button').click())
  expect(failures).toHaveLength(2)
  online = true
  await runInAct(() => view.find('button').click())
  expect(view.text()).toBe('no text')
  await view.unmount()
})

test('view outlet: a view that throws is reported with its plugin and ends no other view', async () => {
  let isBroken = true
  const draw = (): ReactNode => {
    if (isBroken) throw new Error('broken view')
    return 'whole'
  }
  const { latchkey, view, failures } = await make(async () => ({ default: draw }))
  await runInAct(() => latchkey.open('Question'))
  expect(view.text()).toBe('broken view')
  expect(failures).toMatchObject([{ pluginId: 'quiz', phase: 'view', error: { message: 'broken view' } }])
  isBroken = false
  await runInAct(() => view.find('button').click())
  expect(view.text()).toBe('whole')
  await view.unmount()
})
