import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as errorsEntry from './errors'
import * as root from './index'

test('exports: @latchkey/cloud offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['cloud'])
})

test('exports: @latchkey/cloud/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['cloudContract'])
})

test('exports: @latchkey/cloud/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'DirectoryAnswerError',
    'DirectoryEntriesError',
    'DirectoryUnreachableError',
    'OriginNotAllowedError',
    'ProjectIdMissingError',
    'RateLimitedError',
    'ServerFailedError',
    'ServiceAnswerError',
    'ServiceNetworkError',
    'ServiceUnreachableError',
  ])
})

test('exports: @latchkey/cloud/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/cloud/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
