import { expect, test } from 'vitest'
import { sdkVersionToSend } from './options'

test.each([
  [undefined, '2.0.0', 'js-latchkey-2.0.0'],
  ['', '2.0.0', 'js-latchkey-2.0.0'],
  ['shop-1', '2.0.0', 'shop-1'],
  [undefined, '1.6.4', 'js-latchkey-1.6.4-0'],
  [undefined, '11.6.5', 'js-latchkey-11.6.5-0'],
  ['shop-1.6.5', '2.0.0', 'shop-1.6.5-0'],
  ['1.6.4', '2.0.0', '1.6.4-0'],
  ['shop-1.6.40', '2.0.0', 'shop-1.6.40'],
])('sdk version: %j of a package %s is sent as %s', (given, own, sent) => {
  expect(sdkVersionToSend(given, own)).toBe(sent)
})
