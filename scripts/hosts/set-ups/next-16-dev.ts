import type { SetUp } from '../set-up'
import { setUp as next16 } from './next-16-turbopack'

/** The development server, under which StrictMode mounts everything twice. */
export const setUp: SetUp = {
  ...next16,
  name: 'next-16-dev',
  commands: [],
  // It refuses a page of another host than its own.
  served: { command: ['next', 'dev', '--hostname', '127.0.0.1'] },
  env: { NODE_ENV: 'development' },
}
