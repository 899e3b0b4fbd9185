import { ConfigurationError, createLatchkey } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { modalContract, type ThemeVariables } from './contract'
import { checkTheme, modal } from './plugin'

const good: ThemeVariables = {
  '--lk-accent': 'oklch(0.7 0.1 84 / 0.5)',
  '--lk-background': 'var(--page, #fff)',
  '--lk-color-mix': 'color-mix(in oklab, red 10%, blue)',
  '--lk-color-mix-strength': 12.5,
  '--lk-font-family': '"Curlz MT", serif',
  '--lk-font-size-master': '0.625rem',
  '--lk-border-radius-master': '0px',
  '--lk-z-index': -1,
}

function refusal(options: object): unknown {
  try {
    createLatchkey({ plugins: [modal(options)] })
  } catch (error) {
    return error
  }
  return undefined
}

test('theme: accepts every documented variable', () => {
  expect(refusal({ themeMode: 'dark', themeVariables: good })).toBeUndefined()
})

test.each([
  ['a mode that does not exist', { themeMode: 'sepia' }],
  ['a mode with a capital letter', { themeMode: 'Light' }],
  ['a mode in capitals', { themeMode: 'DARK' }],
  ['a boolean as mode', { themeMode: true }],
  ['a variable in capitals', { themeVariables: { '--LK-accent': 'red' } }],
  ['a variable that does not exist', { themeVariables: { '--lk-shadow': 'none' } }],
  ['a variable of another toolkit', { themeVariables: { '--w3m-accent': 'red' } }],
  ['a value that ends the declaration', { themeVariables: { '--lk-accent': 'red; display: none' } }],
  ['a value that ends the rule', { themeVariables: { '--lk-accent': 'red } * { color: red' } }],
  ['a value that loads a resource', { themeVariables: { '--lk-background': 'URL(https://evil.example)' } }],
  [
    'a value that loads a resource without url()',
    { themeVariables: { '--lk-background': 'image-Set("https://evil.example" 1x)' } },
  ],
  ['an escaped value', { themeVariables: { '--lk-background': '\\75rl(x)' } }],
  ['an empty value', { themeVariables: { '--lk-accent': '' } }],
  ['an array as value', { themeVariables: { '--lk-accent': ['red;'] } }],
  ['a strength above 100', { themeVariables: { '--lk-color-mix-strength': 101 } }],
  ['a strength below 0', { themeVariables: { '--lk-color-mix-strength': -1 } }],
  ['NaN as strength', { themeVariables: { '--lk-color-mix-strength': Number.NaN } }],
  ['a fraction as z-index', { themeVariables: { '--lk-z-index': 1.5 } }],
  ['a length without a unit', { themeVariables: { '--lk-font-size-master': '10' } }],
  ['null for the variables', { themeVariables: null }],
  ['a text for the variables', { themeVariables: 'red' }],
  ['calc() as length', { themeVariables: { '--lk-border-radius-master': 'calc(1px * 2)' } }],
])('theme: refuses %s', (_, options) => {
  const error = refusal(options)
  expect(error).toBeInstanceOf(ConfigurationError)
  expect(error).toMatchObject({ code: 'INVALID_THEME', message: expect.stringContaining('cannot be') })
})

test('theme: in production an invalid mode is accepted, and an invalid variable throws', () => {
  for (const mode of ['Light', 'sepia', true]) expect(() => checkTheme(mode, {}, () => false)).not.toThrow()
  expect(() => checkTheme('dark', { '--lk-accent': ';' }, () => false)).toThrow(ConfigurationError)
})

test.each([{ disableAppend: 'no' }, { enableEmbedded: 'yes' }, { enableEmbedded: null }])(
  'options: refuses %j, which is neither true nor false',
  (options) => {
    expect(refusal(options)).toMatchObject({
      code: 'INVALID_MODAL_OPTION',
      message: `The option '${Object.keys(options)[0]}' of modal() must be true or false.`,
    })
  },
)

test('options: an unknown option is refused', () => {
  expect(refusal({ theme: 'dark' })).toMatchObject({ code: 'UNKNOWN_OPTION' })
})

test('setTheme: changes the given parts, keeps the others, and throws for invalid values', () => {
  const { latchkey } = createTestLatchkey({ outlet: false, plugins: [modal({ themeVariables: good })] })
  latchkey.get(modalContract).setTheme({ mode: 'light' })
  expect(latchkey.read(modalContract)).toEqual({ themeMode: 'light', themeVariables: good })
  latchkey.get(modalContract).setTheme({ variables: { '--lk-accent': 'teal' } })
  expect(latchkey.read(modalContract)).toEqual({
    themeMode: 'light',
    themeVariables: { '--lk-accent': 'teal' },
  })
  expect(() => latchkey.get(modalContract).setTheme({ variables: { '--lk-accent': ';' } })).toThrow(
    ConfigurationError,
  )
})
