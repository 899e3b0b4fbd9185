import type { Identity, IdentityReader } from '@latchkey/session/contract'
import type { OpenDesk } from './desk'
import { withEntry } from './entry-maps'
import { fetchIdentity } from './fetch-identity'
import { fly, isWithin } from './fly'
import { type PictureRule, pictureRule } from './picture'
import type { IdentityEntry } from './portfolio-state'
import type { Question } from './question'

const CACHE_MS = 300_000

/** Name and picture of the active address: where the chain has names, and never on a testnet. */
export async function readIdentity(desk: OpenDesk, question: Question): Promise<void> {
  const { ctx } = desk
  const { key, target, network, adapter } = question
  if (network.testnet) return
  const { identity } = await adapter.capabilities()
  if (!identity) return
  const { address } = target.account
  const place = `${target.namespace}:${address}`
  const entry = (): IdentityEntry | undefined => ctx.state.get().identities[place]
  const put = (next: IdentityEntry | undefined): void =>
    ctx.state.assign({ identities: withEntry(ctx.state.get().identities, place, next) })
  const isKnown = (): boolean => entry()?.status === 'known'
  return fly<Identity>(desk, {
    id: `name ${place}`,
    key,
    again: false,
    quiet: true,
    isKnown,
    isFresh(nowMs) {
      const known = entry()
      return known?.status === 'known' && isWithin(CACHE_MS, nowMs - known.readAtMs)
    },
    loading: () => put({ status: 'loading' }),
    known: (found, readAtMs) => put({ status: 'known', readAtMs, ...found }),
    // What is known stays; without, there is neither name nor picture, and it is asked for again after the pause.
    failed() {
      if (!isKnown()) put(undefined)
    },
    forget: () => put(undefined),
    async ask(signal) {
      const cloud = desk.cloud()
      const known = entry()
      const before = known?.status === 'known' ? known : undefined
      const told = !cloud?.projectId
        ? undefined
        : await fetchIdentity(cloud, { address, network, before }, signal)
      return show(
        told ?? (await identity.find(address, network, signal)),
        identity,
        pictureRule(desk.options),
      )
    },
  })
}

/** As it may be shown: the chain's rules for names decide, whoever found it. */
async function show(
  { name, avatarUrl }: Identity,
  identity: IdentityReader,
  isPicture: PictureRule,
): Promise<Identity> {
  const checked = name === undefined ? undefined : await identity.check(name)
  // The picture belongs to the name.
  if (name !== undefined && !checked) return {}
  return { ...checked, ...(isPicture(avatarUrl) ? { avatarUrl } : {}) }
}
