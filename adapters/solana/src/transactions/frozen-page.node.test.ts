import { expect, test } from 'vitest'
import { kitTransaction } from '../test-support/version-1'
import { readSigners, readVersion } from './wire-transaction'

test('version: is told on a page that has frozen the built-ins, also an unknown one', () => {
  const version1 = Uint8Array.from(Buffer.from(kitTransaction(), 'base64'))
  const version5 = Uint8Array.of(0x85, ...version1.subarray(1))
  const older = (first: number): Uint8Array => Uint8Array.of(1, ...new Uint8Array(64), first)
  const versions = (): unknown[] => [version1, version5, older(0x85), older(0x80), older(1)].map(readVersion)
  const expected = [1, 5, 5, 0, 'legacy']
  expect(versions()).toEqual(expected)
  for (const one of [Object, Array, Error, TypeError, Uint8Array]) Object.freeze(one.prototype)
  expect(versions()).toEqual(expected)
  expect(readSigners(version5)).toBeUndefined()
})
