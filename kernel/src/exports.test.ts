import { expect, test } from 'vitest'
import * as async from './async/index'
import * as kernel from './index'
import * as react from './react/index'
import * as testing from './testing/index'

test('@latchkey/kernel: exports exactly these names', () => {
  expect(Object.keys(kernel).sort()).toEqual([
    'ConfigurationError',
    'DisposedError',
    'DuplicatePluginError',
    'DuplicateViewError',
    'HttpStatusError',
    'InsecureContextError',
    'LatchkeyError',
    'MissingPluginError',
    'MissingProviderError',
    'NoOutletError',
    'NoViewError',
    'PluginCycleError',
    'PluginUnavailableError',
    'RequestAbortedError',
    'RpcUnhandledError',
    'UnknownViewError',
    'VersionMismatchError',
    'ViewDismissedError',
    'ViewLoadError',
    'beforeClose',
    'createLatchkey',
    'createTranslate',
    'defineContract',
    'defineGuard',
    'definePipe',
    'definePlugin',
    'defineRpcMethod',
    'defineSlot',
    'isCancellation',
    'isLatchkeyError',
    'isWebUrl',
    'navigation',
    'outlets',
    'parseLink',
  ])
})
test('@latchkey/kernel/react: exports exactly these names', () => {
  expect(Object.keys(react).sort()).toEqual([
    'LatchkeyProvider',
    'LatchkeyScope',
    'ViewBoundary',
    'ViewOutlet',
    'createHooks',
    'useLocale',
    'useOptionalPlugin',
    'usePlugin',
    'usePluginState',
    'useRouter',
    'useRouterState',
    'useServices',
    'useShownView',
    'useSlot',
    'useTranslate',
    'useViewCode',
  ])
})
test('@latchkey/kernel/async: exports exactly these names', () => {
  expect(Object.keys(async).sort()).toEqual(['latest', 'retry', 'singleFlight'])
})
test('@latchkey/kernel/testing: exports exactly these names', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'createFakeBrowser',
    'createFakeClock',
    'createMemoryStorage',
    'createRecordingLogger',
    'createTestLatchkey',
    'fake',
  ])
})
