import { createTestLatchkey, languageGaps } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { priceAlertsContract } from './contract'
import { arabic } from './languages/ar.json'
import { priceAlerts } from './plugin'
import { english } from './texts'

test('run: passes through running to done, and emits that it finished', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [priceAlerts()] })
  const phases: string[] = []
  latchkey.watch(
    priceAlertsContract,
    ({ phase }) => phase,
    (phase) => void phases.push(phase),
  )
  latchkey.on('priceAlerts:finished', () => void phases.push('finished'))
  await latchkey.get(priceAlertsContract).run()
  expect(phases).toEqual(['running', 'done', 'finished'])
})

test('run: refuses a second call while one is running', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [priceAlerts()] })
  const { run } = latchkey.get(priceAlertsContract)
  const outcomes = await Promise.allSettled([run(), run()])
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'PRICE_ALERTS_BUSY' } },
  ])
})

test('texts: Arabic has every text that English has', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})
