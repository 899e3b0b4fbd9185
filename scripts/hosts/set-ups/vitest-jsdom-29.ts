import type { SetUp } from '../set-up'
import { vitestIn } from '../vitest-in'

export const setUp: SetUp = vitestIn('vitest-jsdom-29', 'jsdom', '29.1.1', 'jsdom 30 and 31 need Node 22.22')
