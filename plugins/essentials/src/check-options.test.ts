import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'

test.each([
  ['nothing', {}],
  ['options of plugins', { session: {}, modal: { themeMode: 'dark' }, connect: undefined, portfolio: {} }],
  ['no portfolio', { portfolio: false }],
])('essentials: accepts %s', (_what, options) => {
  expect(() => checkOptions(options)).not.toThrow()
})

test.each([
  [
    'an option of a plugin at the top',
    { theme: 'dark' },
    /no option 'theme'.*session, portfolio, modal, connect/,
  ],
  ['a text for options', { modal: 'dark' }, /'modal' of essentials\(\) must be an object with options/],
  ['a list for options', { connect: [] }, /'connect'/],
  ['false elsewhere', { session: false }, /'session'/],
  ['true for portfolio', { portfolio: true }, /'portfolio' .* or false/],
])('essentials: refuses %s', (_what, options, sentence) => {
  expect(() => checkOptions(options)).toThrow(sentence)
  expect(() => checkOptions(options)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }))
})
