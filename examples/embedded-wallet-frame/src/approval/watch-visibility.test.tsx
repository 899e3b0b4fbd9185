import { afterEach, expect, test } from 'vitest'
import { watchInView } from './watch-visibility'

const element = document.createElement('div')
element.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 50px; block-size: 50px'

afterEach(() => element.remove())

test('visibility: an element is visible while all of it is in view', async () => {
  document.body.append(element)
  const inView = watchInView([element], new AbortController().signal)
  await expect.poll(inView).toBeGreaterThan(0)
  element.style.insetInlineStart = '-20px'
  await expect.poll(inView).toBe(0)
  element.style.insetInlineStart = '0'
})
