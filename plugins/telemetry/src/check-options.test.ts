import { createLatchkey } from '@latchkey/kernel'
import { expect, test } from 'vitest'
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
