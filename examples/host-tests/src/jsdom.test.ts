// @vitest-environment jsdom
import { testHostIn } from './test-host-in'

testHostIn('jsdom')
