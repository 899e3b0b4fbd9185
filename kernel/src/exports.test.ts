import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as asyncEntry from './async/index'
import * as enEntry from './en'
import * as root from './index'
import * as queriesEntry from './queries/index'
import * as reactEntry from './react/index'
import * as reactUseQueryEntry from './react/use-query'
import * as testingEntry from './testing/index'
import * as webEntry from './web'

test('exports: @latchkey/kernel offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual([
    'ConfigurationError',
    'DisposedError',
    'DuplicatePluginError',
    'DuplicateViewError',
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
    'errorTexts',
    'fillFromState',
    'isCancellation',
    'isLatchkeyError',
    'isWebUrl',
    'lazy',
    'navigation',
    'outlets',
    'viewNeeds',
  ])
})

test('exports: @latchkey/kernel/react offers these names and no others', () => {
  expect(Object.keys(reactEntry).sort()).toEqual([
    'LatchkeyProvider',
    'LatchkeyScope',
    'LazyContent',
    'ViewBoundary',
    'ViewOutlet',
    'createHooks',
    'useLazy',
    'useLocale',
    'useOnline',
    'useOptionalPlugin',
    'usePlugin',
    'usePluginState',
    'useRouter',
    'useRouterState',
    'useServices',
    'useShownView',
    'useSlot',
    'useTranslate',
  ])
})

test('exports: @latchkey/kernel/react/use-query offers these names and no others', () => {
  expect(Object.keys(reactUseQueryEntry).sort()).toEqual(['useFailurePause', 'useQuery'])
})

test('exports: @latchkey/kernel/async offers these names and no others', () => {
  expect(Object.keys(asyncEntry).sort()).toEqual(['latest', 'retry', 'singleFlight', 'untilAborted'])
})

test('exports: @latchkey/kernel/queries offers these names and no others', () => {
  expect(Object.keys(queriesEntry).sort()).toEqual([
    'FAILURE_PAUSE_MS',
    'createQueries',
    'failedAtMs',
    'isWithin',
    'knownEntry',
    'mergeEntries',
    'newestEntries',
    'persistQueries',
  ])
})

test('exports: @latchkey/kernel/web offers these names and no others', () => {
  expect(Object.keys(webEntry).sort()).toEqual(['HttpAnswerError', 'HttpStatusError', 'parseSafeUrl'])
})

test('exports: @latchkey/kernel/testing offers these names and no others', () => {
  expect(Object.keys(testingEntry).sort()).toEqual([
    'createFakeBrowser',
    'createFakeClock',
    'createMemoryStorage',
    'createRecordingLogger',
    'createTestLatchkey',
    'fake',
    'languageGaps',
    'pseudoLanguage',
  ])
})

test('exports: @latchkey/kernel/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/kernel/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
