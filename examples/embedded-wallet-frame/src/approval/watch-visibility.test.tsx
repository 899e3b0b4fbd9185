import { afterEach, expect, test } from 'vitest'
import { canProveVisibility, watchFrame, watchInView } from './watch-visibility'

const element = document.createElement('div')
element.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 50px; block-size: 50px'
const original = window.IntersectionObserver

afterEach(() => {
  element.remove()
  window.IntersectionObserver = original
})

/** The browser's own observer, without what version 2 has added: as Firefox and WebKit have it. */
class FirstVersion extends original {
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    super((entries, observer) => callback(entries.map(withoutVisibility), observer), {
      threshold: options.threshold ?? 0,
    })
  }
}

const withoutVisibility = (entry: IntersectionObserverEntry): IntersectionObserverEntry =>
  new Proxy(entry, {
    has: (target, name) => name !== 'isVisible' && name in target,
    get: (target, name) => (name === 'isVisible' ? undefined : Reflect.get(target, name, target)),
  })

test('visibility: a browser that does not say what covers an element proves nothing', async () => {
  document.body.append(element)
  const { signal } = new AbortController()
  expect(canProveVisibility()).toBe(true)
  window.IntersectionObserver = FirstVersion
  const proven = watchFrame([element], signal)
  const inView = watchInView([element], signal)
  await expect.poll(inView).toBeGreaterThan(0)
  expect(proven()).toBe(0)
  element.style.insetInlineStart = '-20px'
  await expect.poll(inView).toBe(0)
  element.style.insetInlineStart = '0'
})
