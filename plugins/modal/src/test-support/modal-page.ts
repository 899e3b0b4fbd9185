import { definePlugin, type PluginContext, redirects } from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey, type TestLatchkeyOptions } from '@latchkey/kernel/testing'
import { type ModalApi, type ModalOptions, modalContract } from '../contract'
import { modal } from '../plugin'
import { type PagesContract, pagesContract } from './pages-contract'
import { until } from './until'

export interface ModalPage extends TestLatchkey {
  readonly ctx: PluginContext<PagesContract>
  readonly modal: ModalApi
  /** From now on the view Unreachable can be loaded. */
  makeReachable(): void
  /** Lets the view Slow finish loading. */
  loadSlow(): void
  portal(): HTMLElement
  shadow(): ShadowRoot
  dialog(): HTMLDialogElement
  find(selector: string): HTMLElement
  button(name: string): HTMLElement
  /** Opens a view and waits until it is shown. Default: First. */
  open(view?: keyof PagesContract['views']): Promise<void>
  /** Waits until the dialog is closed. */
  closed(): Promise<void>
  end(): void
}

const slowTitle = () => 'Slow'
const unreachableTitle = () => 'Reached'

type Extra = Pick<TestLatchkeyOptions, 'fakes'>

/** Starts a latchkey with the modal plugin, the test views and a fake clock, in the real document. */
export function createModalPage(options: ModalOptions = {}, extra: Extra = {}): ModalPage {
  let reachable = false
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const contexts: PluginContext<PagesContract>[] = []
  const load = () => import('./pages')
  const pages = definePlugin(pagesContract, {
    views: {
      First: {
        title: (t) => t('pages.first', 'First'),
        load: async () => ({ default: (await load()).First }),
      },
      Second: { title: () => 'Second', load: async () => ({ default: (await load()).Second }) },
      Echo: { title: () => 'Echo', load: async () => ({ default: (await load()).Echo }) },
      Untitled: { title: () => '', load: async () => ({ default: (await load()).Second }) },
      Broken: { title: () => 'Broken', load: async () => ({ default: (await load()).Broken }) },
      Light: { title: () => 'Light', surface: 'slot', load: async () => ({ default: (await load()).Light }) },
      Framed: { title: () => 'Framed', load: async () => ({ default: (await load()).Framed }) },
      Slow: {
        load: async () => {
          await arrival
          return { default: { component: (await load()).Second, title: slowTitle } }
        },
      },
      Unreachable: {
        load: async () => {
          if (!reachable) throw new Error('offline')
          return { default: { component: (await load()).Second, title: unreachableTitle } }
        },
      },
    },
    setup(ctx) {
      contexts.push(ctx)
      ctx.fill(redirects, {
        id: 'pages',
        redirect: (to) => (to.view === undefined ? { view: 'First' } : to),
      })
      return {}
    },
  })
  const kit = createTestLatchkey({ outlet: false, plugins: [modal(options), pages()], ...extra })
  const stop = kit.latchkey.start()
  const must = <Found>(found: Found | null | undefined, what: string): Found => {
    if (found === null || found === undefined) throw new Error(`There is no ${what}`)
    return found
  }
  const portal = (): HTMLElement =>
    must(document.querySelector<HTMLElement>(`[data-latchkey="${kit.latchkey.id}"]`), 'portal')
  const shadow = (): ShadowRoot => must(portal().shadowRoot, 'shadow root')
  const dialog = (): HTMLDialogElement => must(shadow().querySelector('dialog'), 'dialog')
  const find = (selector: string): HTMLElement =>
    must(shadow().querySelector<HTMLElement>(selector), `${selector} in ${shadow().textContent}`)
  return {
    ...kit,
    get ctx() {
      return must(contexts[0], 'context')
    },
    modal: kit.latchkey.get(modalContract),
    makeReachable() {
      reachable = true
    },
    loadSlow: () => arrive(),
    portal,
    shadow,
    dialog,
    find,
    button: (name) =>
      must(
        [...shadow().querySelectorAll('button')].find(
          (one) => one.ariaLabel === name || one.textContent === name,
        ),
        `button ${name}`,
      ),
    async open(view) {
      if (view === undefined) kit.latchkey.open()
      else kit.latchkey.open(view)
      await until(() => find(`[data-view="${view ?? 'First'}"]`))
    },
    closed: () => until(() => must(dialog().open ? undefined : true, 'closed dialog')).then(() => undefined),
    end() {
      stop()
      kit.latchkey.dispose()
    },
  }
}
