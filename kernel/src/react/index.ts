export { createHooks, type Hooks, LatchkeyProvider, type LatchkeyProviderProps } from './latchkey-provider'
export { useAfter, useHasPassed, useIsPast, usePageShown } from './use-after'
export { useLocale, useTranslate } from './use-language'
export { type LazyState, type UseLazyOptions, useLazy } from './use-lazy'
export { usePlugin, usePluginState } from './use-plugin'
export { useServices, type ViewServices } from './use-services'
export { useTexts } from './use-texts'
export { useOnline, useOptionalPlugin, useRouter, useSlot } from './view-hooks'
export {
  LatchkeyScope,
  LazyContent,
  type LazyContentProps,
  type ShownView,
  SlotComponent,
  type SlotComponentProps,
  useRouterState,
  useShownView,
  useViewOf,
  ViewBoundary,
  type ViewBoundaryProps,
  type ViewFailure,
  ViewOutlet,
  type ViewOutletProps,
} from './view-outlet'
