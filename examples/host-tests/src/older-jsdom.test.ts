// @vitest-environment jsdom
import { testHostIn } from './test-host-in'

// As in jsdom 26, the one of Jest 30.
Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
testHostIn('jsdom 26')
