import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'

test.each([
  ['no options', {}],
  ['options of plugins', { session: {}, modal: { themeMode: 'dark' }, connect: undefined, portfolio: {} }],
  ['false as portfolio', { portfolio: false }],
])('essentials: accepts %s', (_what, options) => {
  expect(() => checkOptions(options)).not.toThrow()
})

test.each([
  [
    'an option of a plugin at the top level',
    { theme: 'dark' },
    /no option 'theme'.*session, portfolio, modal, connect/,
  ],
  ['a misspelt plugin', { conect: {} }, /no option 'conect'. Did you mean 'connect'\?/],
  ['a text as options', { modal: 'dark' }, /'modal' of essentials\(\) must be an object with options/],
  ['an array as options', { connect: [] }, /'connect'/],
  ['false as session', { session: false }, /'session'/],
  ['true as portfolio', { portfolio: true }, /'portfolio' .* or false/],
])('essentials: refuses %s', (_what, options, sentence) => {
  expect(() => checkOptions(options)).toThrow(sentence)
  expect(() => checkOptions(options)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }))
})
