import { expect, test } from 'vitest'
import { runCommand, writePageFolder } from '../test-support/page-folder'
import { createOutput } from './output'

test('command line: lists its commands, and each has its own help', async () => {
  const folder = writePageFolder({})
  const { code, printed } = await runCommand(folder, '--help')
  expect(code).toBe(0)
  const names = [...printed.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name = '']) => name)
  expect(names).toContain('csp')
  for (const name of names)
    expect(await runCommand(folder, name, '--help')).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`Usage: npx latchkey ${name}`),
    })
  expect(await runCommand(folder)).toMatchObject({ code: 2, printed })
})

test.each(['cps', 'toString'])(
  'command line: refuses the unknown command %s, and says which there are',
  async (name) => {
    const { code, complained } = await runCommand(writePageFolder({}), name)
    expect(code).toBe(2)
    expect(complained).toContain(`There is no command "${name}".`)
    expect(complained.includes('Did you mean "csp"?')).toBe(name === 'cps')
    expect(complained).toContain('Usage: npx latchkey <command>')
  },
)

test.each([
  [true, {}, '\u001b[31mred\u001b[0m'],
  [true, { NO_COLOR: '1' }, 'red'],
  [true, { TERM: 'dumb' }, 'red'],
  [false, {}, 'red'],
])('output: terminal %s with %j', (isTTY, env, marked) => {
  const stream = { isTTY, write: () => true }
  expect(createOutput(stream, stream, env).mark('red', 'red')).toBe(marked)
})
