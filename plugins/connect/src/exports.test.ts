import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as root from './index'

test('exports: @latchkey/connect offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['connect', 'connectContract', 'connectMethods'])
})

test('exports: @latchkey/connect/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['connectContract', 'connectMethods'])
})

test('exports: @latchkey/connect/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/connect/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
