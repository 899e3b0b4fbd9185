import type { SetUp } from '../set-up'
import { setUp as turbopack } from './next-16-turbopack'

export const setUp: SetUp = {
  ...turbopack,
  name: 'next-16-webpack',
  commands: [['next', 'build', '--webpack']],
}
