'use client'

export { createHooks, type Hooks, LatchkeyProvider, type LatchkeyProviderProps } from './latchkey-provider'
export { useAfter, useHasPassed, useIsPast } from './use-after'
export { type LazyState, type UseLazyOptions, useLazy } from './use-lazy'
export { useOptionalPlugin, usePlugin, usePluginState } from './use-plugin'
export { useOnline, useRouter, useServices, type ViewServices } from './use-services'
export { useLocale, useTexts, useTranslate } from './use-texts'
export {
  LatchkeyScope,
  LazyContent,
  type LazyContentProps,
  type ShownView,
  SlotComponent,
  type SlotComponentProps,
  useRouterState,
  useShownView,
  useSlot,
  ViewBoundary,
  type ViewBoundaryProps,
  type ViewFailure,
  ViewOutlet,
  type ViewOutletProps,
} from './view-outlet'
