import { expect, test } from 'vitest'
import { createAdopt } from './sheets'

const textsOf = ({ adoptedStyleSheets }: DocumentOrShadowRoot): readonly string[] =>
  adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.replace(/ \{.*/, '') ?? '')

test('sheets: those of primitives come before all others, whatever was shown first', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const page = new CSSStyleSheet()
  page.replaceSync('.page{}')
  root.adoptedStyleSheets = [page]
  const adopt = createAdopt(root)
  adopt(['.view{}'])
  adopt(['.row{}', '.text{}'], 'primitives')
  adopt(['.other-view{}'])
  adopt(['.text{}', '.image{}'], 'primitives')
  expect(textsOf(root)).toEqual(['.page', '.row', '.text', '.image', '.view', '.other-view'])
})

test('sheets: a page that removes ours loses no other', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const adopt = createAdopt(root)
  adopt(['.view{}'])
  root.adoptedStyleSheets = []
  adopt(['.row{}'], 'primitives')
  adopt(['.other-view{}'])
  expect(textsOf(root)).toEqual(['.row', '.other-view'])
})
