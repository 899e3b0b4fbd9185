import { definePlugin, lazy, type OutletHost, outlets, type PluginFactory } from '@latchkey/kernel'
import { type ModalContract, modalContract } from './contract'
import type { ModalOptions } from './options'
import { checkTheme } from './theme-check'
import type { Shell } from './views/create-shell'

const shellCode = () => import('./views/create-shell')

export const modal: PluginFactory<ModalContract, never, ModalOptions> = /* @__PURE__ */ definePlugin(
  modalContract,
  {
    knownOptions: ['themeMode', 'themeVariables', 'disableAppend', 'enableEmbedded'],
    checkOptions: ({ themeMode, themeVariables }: ModalOptions) => checkTheme(themeMode, themeVariables),
    initialState: ({ themeMode = 'auto', themeVariables = {} }) => ({ themeMode, themeVariables }),
    setup(ctx, options) {
      let host: OutletHost
      // The next opening tries again.
      const load = lazy(async () => (await shellCode()).createShell(ctx, host, options))
      const use = (work: (shell: Shell) => void): Promise<void> =>
        load()
          .then(work)
          .catch((error) => {
            // Nobody must be kept behind a dialog that is not there.
            ctx.report(error)
            host.router.close()
          })
      ctx.fill(outlets, {
        id: 'modal',
        attach(given) {
          host = given
        },
        preload: () => use(() => undefined),
      })
      ctx.events.on('kernel:view-changed', ({ view }) => view && use((to) => to.show()))
      ctx.events.on('kernel:notice', (given) => use((to) => to.notify(given)))
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
          use((to) => to.embed(element))
          return () => use((to) => to.leave(element))
        },
        frameHost: () => load().then((to) => to.frameHost()),
      }
    },
  },
)
