import { loadLanguage } from '@latchkey/everything/languages'
import { modalContract } from '@latchkey/modal/contract'
import { sessionContract } from '@latchkey/session/contract'
import type { SimulatedWallet } from '@latchkey/simulated-wallet'
import { accents, type FeatureId, type Look } from '../choices'
import { createDemoLatchkey, type DemoLatchkey } from './create-demo-latchkey'
import { createDemoBrowser } from './demo-browser'
import { announceDemoWallets } from './demo-wallets'
import { createMemoryStorage } from './memory-storage'
import { findRow, holdPrompt, playLoop } from './play-loop'

/** The dialog that stands in the page. */
export interface LiveDialog {
  /**
   * Replaces the running instance by one with these features, and keeps the connection. With `account` it then shows the
   * account, and connects the first wallet by itself if none is connected. Resolves when that is done, or when it was
   * called again.
   */
  make(chosen: ReadonlySet<FeatureId>, shows?: 'account'): Promise<void>
  dress(look: Pick<Look, 'theme' | 'accent' | 'radius'>): void
  /** Resolves when the texts are shown. */
  speak(language: Look['language']): Promise<void>
  /** Resolves when the list of wallets stands. */
  whenListed(signal: AbortSignal): Promise<void>
  /** Plays the loop until the signal aborts. */
  play(touch: HTMLElement, signal: AbortSignal): Promise<void>
}

/** Starts the dialog in `place`, with storage and wallets of its own. */
export function startLiveDialog(place: HTMLElement): LiveDialog {
  const announcements = new EventTarget()
  const wallets = announceDemoWallets(announcements)
  const ports = { storage: createMemoryStorage(), browser: createDemoBrowser(announcements) }
  let running: { readonly latchkey: DemoLatchkey; readonly stop: () => void } | undefined
  let dressed: Parameters<LiveDialog['dress']>[0] | undefined
  let spoken: Look['language'] = 'en'
  let newest: ReadonlySet<FeatureId> | undefined

  let work: Promise<void> = Promise.resolve()

  const replace = async (chosen: ReadonlySet<FeatureId>, shows: 'account' | undefined): Promise<void> => {
    const wasConnected = running?.latchkey.get(sessionContract).active() !== undefined
    running?.stop()
    const latchkey = createDemoLatchkey(chosen, ports)
    running = { latchkey, stop: embed(latchkey, place) }
    if (dressed) live.dress(dressed)
    await live.speak(spoken)
    if (shows !== 'account') return
    if (!(wasConnected && (await reconnects(latchkey)))) await connectUnasked(latchkey, wallets[0])
    if (newest === chosen) latchkey.get(modalContract).reset('Account')
  }

  const live: LiveDialog = {
    make(chosen, shows) {
      newest = chosen
      // One after the other: an instance is not stopped while its wallet is asked.
      work = work.catch(() => undefined).then(() => (newest === chosen ? replace(chosen, shows) : undefined))
      return work
    },
    dress(look) {
      dressed = look
      running?.latchkey.get(modalContract).setTheme({
        mode: look.theme,
        variables: {
          ...(look.accent === 'brass' ? {} : { '--lk-accent': accents[look.accent] }),
          '--lk-border-radius-master': `${look.radius}px`,
        },
      })
    },
    async speak(language) {
      spoken = language
      const texts = await loadLanguage(language)
      if (spoken === language) running?.latchkey.setLanguage(texts)
    },
    async whenListed(signal) {
      await findRow(place, '', signal)
    },
    async play(touch, signal) {
      await work
      if (!running || signal.aborted) return
      try {
        await playLoop({ latchkey: running.latchkey, wallets, place, touch }, signal)
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
  }
  return live
}

/** Starts the instance and puts its content into the element. Returns what undoes both. */
function embed(latchkey: DemoLatchkey, place: HTMLElement): () => void {
  const leave = latchkey.start()
  const takeOut = latchkey.get(modalContract).embed(place)
  // For the console and for tests, as on the workbench.
  Object.assign(globalThis, { latchkey })
  return () => {
    takeOut()
    leave()
    latchkey.dispose()
  }
}

/** Whether the connection of the instance before is back. */
const reconnects = async (latchkey: DemoLatchkey): Promise<boolean> =>
  (await until(() => latchkey.get(sessionContract).active())) !== undefined

/** Connects without the wallet's window, which approves by itself. */
async function connectUnasked(latchkey: DemoLatchkey, wallet: SimulatedWallet | undefined): Promise<void> {
  if (!wallet) return
  const row = await until(() =>
    latchkey.read(sessionContract).wallets.find(({ name }) => name === wallet.info.name),
  )
  if (!row) return
  const approve = holdPrompt(wallet)
  const connected = latchkey.get(sessionContract).connect(row.id)
  await Promise.all([connected, approve(connected)])
}

/** What `read` finds within two seconds. */
async function until<Found>(read: () => Found | undefined): Promise<Found | undefined> {
  for (let round = 0; round < 40; round += 1) {
    const found = read()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return undefined
}
