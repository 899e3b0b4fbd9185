// @vitest-environment happy-dom
import { testHostIn } from './test-host-in'

testHostIn('happy-dom')
