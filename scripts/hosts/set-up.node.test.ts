import { expect, test } from 'vitest'
import { chooseSetUps, listSetUps, type SetUp } from './set-up'

const setUpNamed = (name: string, inSample: boolean): SetUp => ({
  name,
  installer: 'npm',
  packages: {},
  ours: [],
  files: {},
  commands: [],
  served: { folder: 'dist' },
  inSample,
})
const all = [setUpNamed('one', true), setUpNamed('two', false), setUpNamed('three', true)]
const namesOf = (chosen: readonly SetUp[]): readonly string[] => chosen.map(({ name }) => name)

test('choice: all without names, the sample if asked, else those that are named', () => {
  expect(namesOf(chooseSetUps(all, [], false))).toEqual(['one', 'two', 'three'])
  expect(namesOf(chooseSetUps(all, [], true))).toEqual(['one', 'three'])
  expect(namesOf(chooseSetUps(all, ['two'], true))).toEqual(['two'])
})

test('choice: a name that is none is refused with those that are', () => {
  expect(() => chooseSetUps(all, ['one', 'four'], false)).toThrow(
    'There is no set-up "four". There are: one, two, three',
  )
})

test('set-ups: their versions are exact, and the sample is small', async () => {
  const found = await listSetUps()
  const versions = found.flatMap(({ packages }) => Object.values(packages))
  expect(versions.filter((version) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(chooseSetUps(found, [], true).length).toBeLessThanOrEqual(4)
})
