import { ViewDismissedError } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { openFlow, sent } from '../test-support/open-flow'
import { declined, lost } from '../test-support/run-bench'
import { sentWith } from '../test-support/transaction-page'
import { isRequestStep, isSentStep, isStep, sentStep } from './request-step'

const { signal } = new AbortController()
const again = sentWith('0x2', { connectionId: 'c' })

/** The first request of a flow is open in the wallet. */
async function openAsked(...parts: Parameters<typeof openFlow>) {
  const opened = await openFlow(...parts)
  const request = opened.begin('a')
  await opened.flow.confirm(request, 'shown', signal)
  await expect.poll(() => opened.asked.length).toBe(1)
  return { ...opened, request }
}

test('unknown: the request is shown, and not asked for again unless the user wants that', async () => {
  const { flow, asked, log, steps, request } = await openAsked()
  asked[0]?.(lost)
  await expect.poll(() => steps[0]?.run.state().phase).toBe('unknown')
  expect(log.at(-1)).toEqual(['failed', 'a', lost])
  await flow.confirm(request, 'shown', signal)
  expect([steps.length, steps[1]?.wasWaiting, steps[1]?.run]).toEqual([2, false, steps[0]?.run])
  await steps[1]?.askAgain(signal)
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.(declined)
  await expect.poll(() => steps[0]?.run.state().phase).toBe('unknown')
  expect(asked).toHaveLength(2)
})

test('open: a request that is open in the wallet is shown as waiting when it is confirmed again', async () => {
  const { flow, asked, steps, request } = await openAsked()
  await flow.confirm(request, 'shown', signal)
  expect([steps[0]?.wasWaiting, steps[1]?.wasWaiting, asked.length]).toEqual([false, true, 1])
})

test('sent: of a repeated request the feature is told each, once, and the first is shown', async () => {
  const { flow, asked, log, steps, shown, page } = await openAsked()
  await steps[0]?.askAgain(signal)
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.(sent)
  await expect.poll(() => log.at(-1)).toEqual(['sent', 'a', '0x1'])
  asked[1]?.(again)
  await expect.poll(() => log.at(-1)).toEqual(['sent', 'a', '0x2'])
  expect(log.filter(([what]) => what === 'sent')).toHaveLength(2)
  flow.showWhenSent()
  expect(shown()).toBe('TransactionStatus')
  page.latchkey.close()
  flow.showWhenSent()
  expect(shown()).toBeUndefined()
})

test('sent: the form is told what was sent, or nothing where the feature says no more', async () => {
  const { flow, asked, result, shown } = await openAsked()
  const stop = flow.showWhenSent()
  asked[0]?.(sent)
  expect(await result).toBeUndefined()
  await expect.poll(shown).toBe('TransactionStatus')
  stop()
})

test('refused: the form ends with the reason once the dialog is closed', async () => {
  const { asked, result, page, steps } = await openAsked()
  asked[0]?.(declined)
  await expect.poll(() => steps[0]?.run.state().phase).toBe('declined')
  page.latchkey.close()
  expect(await result).toBe(declined)
})

test('step: what was sent on the way ends no form, and closing then is a dismissal', async () => {
  const { asked, result, page, log } = await openAsked({ goesOn: () => true })
  asked[0]?.(sent)
  await expect.poll(() => log.at(-1)).toEqual(['sent', 'a', '0x1'])
  page.latchkey.close()
  expect(await result).toBeInstanceOf(ViewDismissedError)
})

test('again: a refusal that follows another one is told too', async () => {
  const { asked, log, steps } = await openAsked()
  asked[0]?.(declined)
  await expect.poll(() => log.at(-1)).toEqual(['failed', 'a', declined])
  await steps[0]?.askAgain(signal)
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.(lost)
  await expect.poll(() => log.at(-1)).toEqual(['failed', 'a', lost])
})

test('run: is prepared once, and anew after what failed to load', async () => {
  let isLoaded = false
  const planned: unknown[] = []
  const { flow, begin } = await openFlow({
    planned(request) {
      planned.push(request.note)
      if (!isLoaded) throw new Error('offline')
      return { target: request.target, requests: [{ type: 'transfer', to: '0x1', amount: '1' }] }
    },
  })
  const request = begin('a')
  await expect(async () => flow.run(request)).rejects.toThrow('offline')
  isLoaded = true
  const run = await flow.run(request)
  expect(await flow.run(request)).toBe(run)
  expect(planned).toEqual(['a', 'a'])
})

test('steps: only what a flow has made is one, whatever a page opens the views with', async () => {
  const { steps } = await openAsked()
  const [step] = steps
  const status = step && sentStep({ sent, look: step.look })
  expect([isStep(step), isRequestStep(step), isSentStep(step)]).toEqual([true, true, false])
  expect([isStep(status), isRequestStep(status), isSentStep(status)]).toEqual([true, false, true])
  for (const other of [undefined, null, 'step', { ...step }, { run: step?.run, sent }])
    expect(isStep(other)).toBe(other !== null && typeof other === 'object' && 'wasWaiting' in other)
})
