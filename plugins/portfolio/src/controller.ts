import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import { type Desk, type OpenDesk, openDesk } from './desk'
import { keep } from './keep'
import { currentQuestion } from './question'
import { readIdentity } from './read-identity'
import { readNative } from './read-native'
import { restore } from './restore'

/** `look`: something changed, or a view opened. `online`: the line is back. The others are what the API is asked for. */
export type Task = 'look' | 'online' | 'refresh' | 'tokens' | 'nfts'

/** Reads what the task is about of the active account. Never rejects. */
export async function run(given: Desk, task: Task): Promise<void> {
  const desk = openDesk(given)
  try {
    begin(desk)
    desk.memory.restored ??= restore(desk)
    await desk.memory.restored
    if (task === 'online') desk.memory.failedAtMs.clear()
    await Promise.all(readingsOf(desk, task))
    await keep(desk)
  } catch (error) {
    // What a reading could not even begin: code that could not be fetched.
    if (!desk.ctx.signal.aborted) desk.ctx.report(error)
  }
}

/** Once a run: hears when the line is back, and forgets everybody when the last wallet goes. */
function begin(desk: OpenDesk): void {
  const { ctx, memory } = desk
  if (memory.run === ctx.signal || ctx.signal.aborted) return
  memory.run = ctx.signal
  ctx.browser.listen('online', () => ctx.spawn(() => run(desk, 'online')), ctx.signal)
  const forget = ctx.watch(sessionContract, sessionStatus, (status) => {
    if (status !== 'disconnected') return
    ctx.state.assign({ native: {}, tokens: {}, nfts: {}, identities: {} })
    memory.kept = undefined
  })
  ctx.signal.addEventListener('abort', forget, { once: true })
}

function readingsOf(desk: OpenDesk, task: Task): readonly Promise<void>[] {
  const question = currentQuestion(desk)
  if (!question) return []
  const { balances, names, tokens, nfts } = desk.ctx.state.get()
  const { key } = question
  const again = task === 'refresh'
  const isLook = task !== 'tokens' && task !== 'nfts'
  const readings: Promise<void>[] = []
  if (isLook && names === 'on') readings.push(readIdentity(desk, question))
  if (balances === 'off') return readings
  if (isLook) readings.push(readNative(desk, question, again))
  // What is in sight is read again; what nobody has asked for is not.
  const isShown = again || task === 'online'
  if (task === 'tokens' || (isShown && tokens[key]))
    readings.push(import('./lists').then(({ readTokens }) => readTokens(desk, question, again)))
  if (task === 'nfts' || (isShown && nfts[key]))
    readings.push(import('./lists').then(({ readNfts }) => readNfts(desk, question, again)))
  return readings
}
