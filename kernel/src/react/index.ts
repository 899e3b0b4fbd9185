'use client'

export { createHooks, type Hooks } from './create-hooks'
export { LatchkeyProvider, type LatchkeyProviderProps } from './latchkey-provider'
export { LatchkeyScope } from './latchkey-scope'
export { useAfter, useHasPassed, useIsPast } from './use-after'
export { type LazyState, type UseLazyOptions, useLazy } from './use-lazy'
export { useOnline } from './use-online'
export { useOptionalPlugin } from './use-optional-plugin'
export { usePlugin, usePluginState } from './use-plugin'
export { useRouter } from './use-router'
export { useServices, type ViewServices } from './use-services'
export { useSlot } from './use-slot'
export { useLocale, useTexts, useTranslate } from './use-texts'
export {
  LazyContent,
  type LazyContentProps,
  type ShownView,
  SlotComponent,
  type SlotComponentProps,
  useRouterState,
  useShownView,
  ViewBoundary,
  type ViewBoundaryProps,
  type ViewFailure,
  ViewOutlet,
  type ViewOutletProps,
} from './view-outlet'
