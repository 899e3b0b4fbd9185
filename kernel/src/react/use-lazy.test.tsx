import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type Lazy, lazy } from '../lazy'
import { render, runInAct } from '../test-support/render'
import { useLazy } from './index'

interface Code {
  readonly text: string
}

/** A load that the test settles, and the number of its runs. */
function controlled() {
  const ends: ((error?: Error) => void)[] = []
  const load = lazy(
    () =>
      new Promise<Code>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve({ text: 'loaded' })))
      }),
  )
  return { load, loads: () => ends.length, end: (error?: Error) => runInAct(() => ends.at(-1)?.(error)) }
}

interface ReaderProps {
  readonly load: Lazy<Code>
  readonly needed?: boolean
  readonly onError?: (error: unknown) => void
}
const statuses: string[] = []
function Reader({ load, ...options }: ReaderProps): ReactNode {
  const code = useLazy(load, options)
  statuses.push(code.status)
  if (code.status === 'failed')
    return (
      <button type="button" onClick={code.retry}>
        {String(code.error)}
      </button>
    )
  return code.status === 'ready' ? code.value.text : code.status
}

test('useLazy: loads when needed and renders what came', async () => {
  const { load, loads, end } = controlled()
  const view = await render(<Reader load={load} needed={false} />)
  expect([view.text(), loads()]).toEqual(['idle', 0])
  await view.update(<Reader load={load} />)
  expect([view.text(), loads()]).toEqual(['loading', 1])
  await end()
  expect([view.text(), loads()]).toEqual(['loaded', 1])
  await view.unmount()
})

test('useLazy: what is loaded already is there in the first render', async () => {
  const { load, end } = controlled()
  const loading = load()
  await end()
  await loading
  statuses.length = 0
  const view = await render(<Reader load={load} needed={false} />)
  expect(statuses).toEqual(['ready'])
  await view.unmount()
})

test('useLazy: a failure is reported once and stays until retry loads again', async () => {
  const { load, loads, end } = controlled()
  const errors: unknown[] = []
  const reader = <Reader load={load} onError={(error) => void errors.push(error)} />
  const view = await render(reader)
  await end(new Error('offline'))
  await view.update(<Reader load={load} onError={(error) => void errors.push(error)} />)
  expect([view.text(), loads(), errors]).toEqual(['Error: offline', 1, [new Error('offline')]])
  await runInAct(() => view.find('button').click())
  expect([view.text(), loads()]).toEqual(['loading', 2])
  await end()
  expect(view.text()).toBe('loaded')
  await view.unmount()
})

test('useLazy: another load replaces what the first one brought', async () => {
  const first = controlled()
  const second = controlled()
  const view = await render(<Reader load={first.load} />)
  await first.end(new Error('offline'))
  await view.update(<Reader load={second.load} />)
  expect(view.text()).toBe('loading')
  await second.end()
  expect(view.text()).toBe('loaded')
  await view.unmount()
})

test('useLazy: a failure after unmounting is not reported', async () => {
  const { load, end } = controlled()
  const errors: unknown[] = []
  const view = await render(<Reader load={load} onError={(error) => void errors.push(error)} />)
  await view.unmount()
  await end(new Error('offline'))
  expect(errors).toEqual([])
})
