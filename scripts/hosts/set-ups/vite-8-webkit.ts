import type { SetUp } from '../set-up'
import { setUp as vite8 } from './vite-8'

export const setUp: SetUp = {
  ...vite8,
  name: 'vite-8-webkit',
  browser: 'webkit',
  inSample: false,
}
