import type { SetUp } from '../set-up'
import { setUp as dev } from './next-16-dev'

export const setUp: SetUp = {
  ...dev,
  name: 'next-16-dev-not-strict',
  files: { ...dev.files, 'next.config.ts': 'export default { reactStrictMode: false }\n' },
}
