import { expect, test } from 'vitest'
import bytes from '../../examples/playground/src/demo/bytes.json'
import { combinationKey } from '../../examples/playground/src/demo/combination'
import { demoCombinations, demoEntry, staleCombinations } from './demo-combinations'

test('demo combinations: every subset was measured, and no other', () => {
  const keys = demoCombinations().map((chosen) => combinationKey(chosen.map(({ id }) => id)))
  expect(keys).toHaveLength(64)
  expect(Object.keys(bytes).sort()).toEqual([...keys].sort())
})

test('demo combinations: a feature that needs the service is measured with it', () => {
  const entryOf = (id: string): string =>
    demoEntry(demoCombinations().find(([one, ...others]) => one?.id === id && others.length === 0) ?? [])
  expect(entryOf('swap')).toContain("from '@latchkey/cloud'")
  expect(entryOf('send')).not.toContain("from '@latchkey/cloud'")
})

test('demo combinations: a figure that is no longer true, and one that is missing, are found', () => {
  const documented = { '': { eager: 15_600, lazy: 171_000 }, send: { eager: 16_000, lazy: 190_000 } }
  const measured = { '': { eager: 15_650, lazy: 171_100 }, send: { eager: 17_000, lazy: 190_000 } }
  expect(staleCombinations(documented, measured)).toEqual([
    'send: says 16000 and 190000 B, and is 17000 and 190000 B',
  ])
  expect(staleCombinations({}, { '': measured[''] })).toEqual(['no feature: was not measured for the demo'])
})
