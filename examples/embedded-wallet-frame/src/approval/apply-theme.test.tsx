import { expect, test } from 'vitest'
import { applyTheme } from './apply-theme'

const read = (payload: unknown): readonly string[] => {
  const root = document.createElement('div')
  applyTheme(payload, root)
  const names = ['--background', '--text', '--accent', '--on-accent']
  return [root.style.colorScheme, ...names.map((name) => root.style.getPropertyValue(name))]
}

test('theme: takes mode, background and accent from the page, with readable text colours', () => {
  const dark = { '--w3m-background': '#202020', '--w3m-accent': 'hsla(60, 100%, 50%, 1)' }
  expect(read({ themeMode: 'dark', w3mThemeVariables: dark })).toEqual([
    'dark',
    'rgb(32 32 32)',
    '#ffffff',
    'rgb(255 255 0)',
    '#101216',
  ])
})

test('theme: ignores a colour that is malformed or not opaque', () => {
  for (const color of [
    '',
    'nonsense',
    'var(--x)',
    'currentColor',
    'transparent',
    'rgb(0 0 0 / 0.5)',
    'url(x)',
  ])
    expect(read({ w3mThemeVariables: { '--w3m-background': color, '--w3m-accent': color } })).toEqual([
      '',
      '',
      '',
      '',
      '',
    ])
  expect(() => read({ themeMode: 'sepia' })).toThrow()
})
