import type { SetUp } from '../set-up'
import { setUp as next15 } from './next-15'

export const setUp: SetUp = {
  ...next15,
  name: 'next-15-turbopack',
  commands: [['next', 'build', '--turbopack']],
}
