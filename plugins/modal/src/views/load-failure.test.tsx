import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showLoadFailure } from './load-failure'
import { BrowserUnsupportedError, requireBrowser } from './shell/require-browser'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

const texts: Record<string, string> = { 'modal.retry': 'إعادة المحاولة' }

function start(error: unknown = new TypeError('Failed to fetch')) {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const calls: string[] = []
  const remove = showLoadFailure(
    (key, text) => texts[key] ?? text,
    error,
    () => calls.push('retry'),
    () => calls.push('leave'),
  )
  const dialog = document.querySelector('dialog')
  ends.push(() => {
    dialog?.remove()
    opener.remove()
  })
  const [retry, reload] = [...(dialog?.querySelectorAll('button') ?? [])]
  return { opener, calls, remove, dialog, retry, reload }
}

test('load failure: says so in a modal dialog in the language of the page, with the focus on another try', () => {
  const { dialog, retry, reload } = start()
  expect(dialog?.matches(':modal')).toBe(true)
  expect(dialog?.textContent).toBe('Couldn’t load this. إعادة المحاولة Reload page')
  expect(document.activeElement).toBe(retry)
  expect(reload?.textContent).toBe('Reload page')
})

test('load failure: reads in the direction of its language, with buttons that a finger hits', () => {
  texts['modal.unloaded'] = 'تعذّر تحميل هذا.'
  const { dialog, retry, reload } = start()
  delete texts['modal.unloaded']
  expect(dialog?.matches(':dir(rtl)')).toBe(true)
  for (const button of [retry, reload])
    expect(button?.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
  ends.pop()?.()
  expect(start().dialog?.matches(':dir(ltr)')).toBe(true)
})

test('load failure: another try is one, and Escape leaves', async () => {
  const { calls, retry } = start()
  retry?.click()
  expect(calls).toEqual(['retry'])
  await userEvent.keyboard('{Escape}')
  expect(calls).toEqual(['retry', 'leave'])
})

test('load failure: is removed, and the focus goes back to the button that was pressed', () => {
  const { opener, remove } = start()
  remove()
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('load failure: says that the browser is too old where that is the reason, with a code and not as a TypeError', () => {
  expect(requireBrowser).not.toThrow()
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
  try {
    expect(requireBrowser).toThrow(expect.objectContaining({ code: 'BROWSER_UNSUPPORTED' }))
  } finally {
    if (own) Object.defineProperty(Document.prototype, 'adoptedStyleSheets', own)
  }
  const { dialog } = start(new BrowserUnsupportedError())
  expect(dialog?.textContent).toContain('This browser is too old to show this.')
})
