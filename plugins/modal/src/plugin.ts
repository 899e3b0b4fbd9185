import {
  ConfigurationError,
  definePlugin,
  lazy,
  type OutletHost,
  outlets,
  type PluginFactory,
} from '@latchkey/kernel'
import { checkTypes, isUnknownMode, messages, optionChecks } from '@latchkey/modal/internal/check-options'
import { type ModalContract, type ModalOptions, modalContract } from './contract'
import { showLoadFailure } from './views/load-failure'
import type { Shell } from './views/shell/create-shell'

const shellCode = () => import('./views/shell/create-shell')

/** Creates the plugin with the dialog that shows the views of all plugins. */
export const modal: PluginFactory<ModalContract, never, ModalOptions> = /* @__PURE__ */ definePlugin(
  modalContract,
  {
    ...optionChecks,
    checkOptions(options: ModalOptions) {
      checkTypes(options)
      checkTheme(options.themeMode, options.themeVariables)
    },
    initialState: ({ themeMode = 'auto', themeVariables = {} }) => ({ themeMode, themeVariables }),
    setup(ctx, options) {
      let host: OutletHost
      // If loading fails, the next call loads again.
      const load = lazy(async () => (await shellCode()).createShell(ctx, host, options))
      const withShell = (work: (shell: Shell) => void): Promise<void> => load().then(work).catch(ctx.report)
      let wanted: string | undefined
      let endFailure = (): void => undefined
      const show = (loadingView: string | undefined): void => {
        wanted = loadingView
        endFailure()
        if (!loadingView) return
        if (!load.loaded()) ctx.state.assign({ loadingView })
        load()
          .then(
            (shell) => shell.show(),
            (error) => {
              ctx.report(error)
              endFailure()
              if (wanted) {
                endFailure = showLoadFailure(
                  host.translate,
                  error,
                  () => show(wanted),
                  () => host.router.close(),
                )
              }
            },
          )
          .catch(ctx.report)
          .then(() => ctx.state.assign({ loadingView: undefined }))
      }
      ctx.fill(outlets, {
        id: 'modal',
        attach(given) {
          host = given
        },
        preload: (next) => withShell((shell) => shell.prepare(next)),
      })
      ctx.events.on('kernel:view-changed', ({ view }) => show(view))
      ctx.events.on('kernel:notice', (given) => withShell((shell) => shell.notify(given)))
      return {
        open: ({ view, arguments: args, ...others } = {}) =>
          view ? host.latchkey.open(view, args ?? others) : host.latchkey.open(),
        close: () => host.router.close(),
        back: () => host.router.back(),
        replace: (view, args) => host.router.replace(view, args),
        reset: (view = 'Connect', args) => host.router.reset(view, args),
        setTheme({ mode, variables }) {
          checkTheme(mode, variables)
          ctx.state.assign({
            ...(mode && { themeMode: mode }),
            ...(variables && { themeVariables: variables }),
          })
        },
        embed(element) {
          withShell((shell) => shell.embed(element))
          return () => withShell((shell) => shell.unembed(element))
        },
        frameHost: () => load().then((shell) => shell.frameHost()),
      }
    },
  },
)

// One expression for `name=value`, because that is smaller than one check for each variable. The values become CSS, so
// they must not end a declaration or load a resource.
const validSetting =
  /^--lk-((accent|background|color-mix|font-family)=(?!.*([uU][rR][lL]|[sS][eE][tT])\()[^;{}\\]+|(font-size|border-radius)-master=[\d.]+[a-zA-Z]+|color-mix-strength=(100|\d?\d(\.\d+)?)|z-index=-?\d+)$/

/**
 * Throws a `ConfigurationError` `INVALID_THEME` that names the invalid setting. The production build accepts any mode.
 * @param isUnknown says of a mode that it is none; by default the check of the current build
 */
export function checkTheme(
  themeMode: unknown = 'auto',
  themeVariables: object = {},
  isUnknown = isUnknownMode,
): void {
  const refuse = (name: string, value: unknown): void => {
    throw new ConfigurationError('INVALID_THEME', { name, value: `${value}` }, messages)
  }
  if (isUnknown(themeMode)) refuse('themeMode', themeMode)
  for (const [name, value] of Object.entries(themeVariables))
    if (!validSetting.test(`${name}=${value}`)) refuse(name, value)
}
