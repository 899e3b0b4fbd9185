import { expect, test } from 'vitest'
import { scoreOf } from './mutate'
import {
  faultOfScore,
  LEAST_SCORE,
  modules,
  scores,
  scoreViolations,
  sourcesOf,
  testsOf,
} from './mutation/scores'
import { controlsByFile } from './proofs/controls'

const report = (...statuses: string[]): string =>
  JSON.stringify({
    framework: { version: '9.6.1' },
    files: {
      'a.ts': { mutants: statuses.map((status) => ({ status })) },
      'not-mutated-any-more.ts': { mutants: [{ status: 'Survived' }] },
    },
  })

test('score: a mutant that does not end is found, one that no test runs is not, one left out is none', () => {
  const score = scoreOf(report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'), ['a.ts'], 'h')
  expect(score).toEqual({ score: 50, found: 2, survived: 1, uncovered: 1, hash: 'h', stryker: '9.6.1' })
  expect(
    scoreOf(report(...Array(799).fill('Killed'), ...Array(201).fill('Survived')), ['a.ts'], 'h').score,
  ).toBe(79.9)
})

test('score: refused if there is none, if it is of other sources, and if it is low', () => {
  const score = scoreOf(report('Killed', 'Killed', 'Killed', 'Killed', 'Survived'), ['a.ts'], 'h')
  expect(faultOfScore('a', score, 'h')).toBeUndefined()
  expect(faultOfScore('a', undefined, 'h')).toContain('has no score; run "npm run mutate a"')
  expect(faultOfScore('a', score, 'i')).toContain('has changed since its score was taken')
  expect(faultOfScore('a', { ...score, score: 79.9 }, 'h')).toContain('79.9 %, below 80 %')
  expect(() => scoreViolations(['nothing'])).toThrow('There is no module nothing')
})

test.each(Object.entries(modules))('module %s: has sources and tests', (_name, one) => {
  expect(sourcesOf(one).length).toBeGreaterThan(0)
  expect(testsOf(one).length).toBeGreaterThan(0)
})

test('controls: beside those that are kept there are some only of modules without a sufficient score', () => {
  const others = [...controlsByFile.keys()].filter((name) => name !== 'kept')
  const isScored = (name: string): boolean => (scores[name]?.score ?? 0) >= LEAST_SCORE
  expect(others.filter((name) => !(name in modules) || isScored(name))).toEqual([])
})

test('controls: at most sixty are kept beside those of modules without a score', () => {
  expect(controlsByFile.get('kept')?.length).toBeLessThanOrEqual(60)
})
