import { ConfigurationError, createLatchkey } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import { cloud, refuseUnsafeUrls } from './plugin'

const wrong: readonly (readonly [option: string, value: unknown])[] = [
  ['projectId', 7],
  ['projectId', 'id with spaces'],
  ['projectId', 'id&st=other'],
  ['directoryUrl', ''],
  ['directoryUrl', 'api.web3modal.org'],
  ['directoryUrl', 'http://directory.example'],
  ['directoryUrl', 'javascript:alert(1)'],
  ['directoryUrl', 'https://directory.example/?a=b'],
  ['directoryUrl', 'https://directory.example/#a'],
  ['dataUrl', 'http://data.example'],
  ['dataUrl', 'https://data.example/?a=b'],
  ['sdkType', ''],
  ['sdkVersion', ''],
  ['sdkVersion', 'html-shop-1.6.4'],
  ['sdkVersion', 'html-shop-1.6.5'],
  ['sdkVersion', 'two words'],
]

test.each(wrong)('options: %s cannot be %j, says the development build', (option, value) => {
  expect(() => checkOptions({ [option]: value })).toThrow(
    expect.objectContaining({
      code: 'INVALID_CLOUD_OPTION',
      message: expect.stringContaining(`The option '${option}' of cloud() must be `),
    }),
  )
})

test('options: every build refuses an unsafe service by code', () => {
  for (const url of ['http://directory.example', 'javascript:alert(1)', 'data:text/html,x', ''])
    for (const option of ['directoryUrl', 'dataUrl'])
      expect(() => refuseUnsafeUrls({ [option]: url })).toThrow(
        expect.objectContaining({ code: 'INVALID_CLOUD_OPTION' }),
      )
})

test('options: valid ones pass both builds', () => {
  for (const check of [checkOptions, refuseUnsafeUrls]) {
    check({})
    check({ projectId: '' })
    check({ projectId: '0123456789abcdef', sdkType: 'shop', sdkVersion: 'html-wagmi,solana-2.0.0' })
    check({ directoryUrl: 'https://directory.example/base/' })
    check({ directoryUrl: 'http://127.0.0.1:4801/directory' })
    check({ dataUrl: 'http://127.0.0.1:4801/data' })
  }
})

test('options: createLatchkey throws for a wrong one and for an unknown one', () => {
  expect(() => createLatchkey({ plugins: [cloud({ directoryUrl: 'ftp://x' })] })).toThrow(ConfigurationError)
  // @ts-expect-error no such option
  expect(() => createLatchkey({ plugins: [cloud({ project: 'x' })] })).toThrow(ConfigurationError)
})
