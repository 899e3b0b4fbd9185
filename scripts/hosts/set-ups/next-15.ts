import { nextPage } from '../next-page'
import type { SetUp } from '../set-up'
import { setUp as next16 } from './next-16-turbopack'

const { 'src/proxy.ts': proxy = '', ...page } = nextPage

/** Builds with webpack. Its proxy is a middleware. */
export const setUp: SetUp = {
  ...next16,
  name: 'next-15',
  packages: { ...next16.packages, next: '15.5.29' },
  files: { ...page, 'src/middleware.ts': proxy.replace('function proxy(', 'function middleware(') },
}
