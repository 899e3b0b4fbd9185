import { expect, test } from 'vitest'
import { reactAndViem } from './react-page'
import { tableOfSetUps } from './table'

test('table: a row names who installs and what differs from other pages, with versions', () => {
  const setUp = {
    name: 'one',
    installer: 'pnpm' as const,
    packages: { ...reactAndViem, vite: '8.4.0', '@types/react': '19.3.3' },
    ours: [],
    files: {},
    commands: [],
    served: { folder: 'dist' },
  }
  const older = { ...setUp, name: 'older', packages: { react: '18.2.0' }, note: 'why' }
  expect(tableOfSetUps([setUp, older]).split('\n').slice(3)).toEqual([
    '| `one` | pnpm, vite\u00a08.4.0 |',
    '| `older` | pnpm, react\u00a018.2.0<br>why |',
    '',
  ])
})
