import type { SetUp } from '../set-up'
import { vitestIn } from '../vitest-in'

export const setUp: SetUp = vitestIn('vitest-happy-dom', 'happy-dom', '21.0.4')
