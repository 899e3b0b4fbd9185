import { expect, test } from 'vitest'
import { portsFromEnvironment, portTable } from './ports'

test('ports: default to those of the table', () => {
  expect(portsFromEnvironment({})).toEqual({
    playground: 4800,
    gateway: 4801,
    relay: 4802,
    frame: 4803,
    identityProvider: 4804,
    siwxServer: 4805,
    onrampProvider: 4806,
    chainMainnet: 4811,
    chainBase: 4812,
    solana: 4821,
  })
})

test('ports: each has an environment variable that changes only this port', () => {
  const usual = portsFromEnvironment({})
  for (const [name, { variable }] of Object.entries(portTable)) {
    expect(portsFromEnvironment({ [variable]: '5999' })).toEqual({ ...usual, [name]: 5999 })
  }
})

test.each(['http', '-1', '65536', '4801.5', '0x10', ' 4801'])('ports: refuse %j in one sentence', (value) => {
  expect(() => portsFromEnvironment({ LATCHKEY_GATEWAY_PORT: value })).toThrow(
    `LATCHKEY_GATEWAY_PORT must be a whole number from 0 to 65535, where 0 takes any free port; it is "${value}".`,
  )
})
