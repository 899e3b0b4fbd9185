import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as enEntry from './en'
import * as root from './index'
import * as reactEntry from './react/index'

test('exports: latchkey offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['createLatchkey', 'essentials'])
})

test('exports: latchkey/react offers these names and no others', () => {
  expect(Object.keys(reactEntry).sort()).toEqual([
    'AccountButton',
    'ConnectButton',
    'LatchkeyProvider',
    'NetworkButton',
    'createHooks',
    'useConnection',
    'useNetwork',
    'usePlugin',
    'usePluginState',
    'useSlot',
    'useWallets',
  ])
})

test('exports: latchkey/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: latchkey/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
