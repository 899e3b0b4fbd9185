import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as root from './index'

test('exports: @latchkey/modal offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['headerActions', 'modal', 'modalContract'])
})

test('exports: @latchkey/modal/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['headerActions', 'modalContract'])
})

test('exports: @latchkey/modal/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/modal/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
