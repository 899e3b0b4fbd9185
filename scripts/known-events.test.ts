// A listener for a misspelt event is warned of only where a plugin names its events. `OptionChecks` asks for them by its type.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isTest } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const definitions = listLibraries(repositoryRoot)
  .filter(({ folder }) => /^(plugins|adapters)\//.test(folder))
  .flatMap(({ folder, path }) =>
    filesBelow(join(path, 'src'))
      .filter((file) => !isTest(file) && !file.includes('test-support/'))
      .map((file) => ({ file: `${folder}/src/${file}`, code: readFileSync(join(path, 'src', file), 'utf8') }))
      .filter(({ code }) => /\bdefinePlugin\(/.test(code)),
  )

test('events: every plugin names its own', () => {
  expect(definitions.length).toBeGreaterThan(20)
  expect(
    definitions
      .filter(({ code }) => !/\bknownEvents\b|\.\.\.optionChecks\b/.test(code))
      .map(({ file }) => file),
  ).toEqual([])
})
