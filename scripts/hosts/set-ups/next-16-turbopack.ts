import { besideNext, nextPage } from '../next-page'
import { oursOfReactPage } from '../react-page'
import type { SetUp } from '../set-up'

export const setUp: SetUp = {
  name: 'next-16-turbopack',
  installer: 'npm',
  packages: { ...besideNext, next: '16.4.6' },
  ours: oursOfReactPage,
  files: nextPage,
  commands: [['next', 'build']],
  served: { command: ['next', 'start'] },
}
