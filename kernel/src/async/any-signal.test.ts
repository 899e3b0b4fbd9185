import { afterEach, describe, expect, test } from 'vitest'
import { anySignal } from './signals'

const native = Object.getOwnPropertyDescriptor(AbortSignal, 'any')

afterEach(() => {
  if (native) Object.defineProperty(AbortSignal, 'any', native)
})

describe.each(['with AbortSignal.any', 'without AbortSignal.any'])('anySignal, %s', (browser) => {
  const combine = (signals: readonly AbortSignal[]): AbortSignal => {
    if (browser.startsWith('without')) Reflect.deleteProperty(AbortSignal, 'any')
    return anySignal(signals)
  }

  test('aborts with the first of its signals and keeps its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const either = combine([first.signal, second.signal])
    expect(either.aborted).toBe(false)
    const reason = new Error('the second')
    second.abort(reason)
    first.abort(new Error('too late'))
    expect(either.reason).toBe(reason)
  })

  test('is aborted at once by a signal that is', () => {
    const reason = new Error('long ago')
    expect(combine([new AbortController().signal, AbortSignal.abort(reason)]).reason).toBe(reason)
  })

  test('never aborts without signals', () => {
    expect(combine([]).aborted).toBe(false)
  })

  test('tells its own listeners once', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const either = combine([first.signal, second.signal])
    let calls = 0
    either.addEventListener('abort', () => {
      calls += 1
    })
    first.abort()
    second.abort()
    expect(calls).toBe(1)
  })
})

test('anySignal: where the browser has none, one made here aborts', () => {
  Reflect.deleteProperty(AbortSignal, 'any')
  const first = new AbortController()
  const either = anySignal([new AbortController().signal, first.signal])
  first.abort('gone')
  expect([either.aborted, either.reason]).toEqual([true, 'gone'])
})
