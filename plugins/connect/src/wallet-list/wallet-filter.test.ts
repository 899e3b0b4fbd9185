import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { entry } from '../test-support/list-input'
import { createUniqueFilter } from './wallet-filter'

const listed = entry('dir-oak', { name: 'Oak', rdns: 'app.oak' })

test('identity: a wallet without an rdns is no entry of the directory, whatever its name', () => {
  const row = walletRow('Oak', { id: 'eip6963:~oak' })
  expect(createUniqueFilter([row])([listed])).toEqual([listed])
})

test('identity: a wallet is the entry with its rdns', () => {
  const row = walletRow('Other', { id: 'app.oak', rdns: 'app.oak' })
  expect(createUniqueFilter([row])([listed])).toEqual([])
})
