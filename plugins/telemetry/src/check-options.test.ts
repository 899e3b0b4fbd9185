import { createLatchkey } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { optionChecks } from './check-options.production'
import { telemetry } from './plugin'

test.each([
  ['consent', 'yes'],
  ['endpoint', 'http://errors.example'],
  ['endpoint', 'https://errors.example/?a=b'],
  ['restrictedTimeZones', 'Asia/Shanghai'],
  ['restrictedTimeZones', [7]],
  ['usage', 'all'],
])('options: %s cannot be %j', (option, value) => {
  expect(() => createLatchkey({ plugins: [telemetry({ [option]: value })] })).toThrow(
    expect.objectContaining({
      code: 'INVALID_TELEMETRY_OPTION',
      message: expect.stringContaining(`The option '${option}' of telemetry() must be `),
    }),
  )
})

test('options: the production build refuses an unsafe endpoint by code', () => {
  expect(() => optionChecks.checkOptions({ endpoint: 'javascript:alert(1)' })).toThrow(
    expect.objectContaining({ code: 'INVALID_TELEMETRY_OPTION' }),
  )
  optionChecks.checkOptions({ endpoint: 'http://127.0.0.1:4801/telemetry/e' })
})
