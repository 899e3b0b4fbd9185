import { isLatchkeyError } from '@latchkey/kernel'
import { toJson } from '@latchkey/kernel/to-json'
import { type MessageSigner, sessionContract, targetKey } from '@latchkey/session/contract'
import { isNotDone, type SigningSteps } from '@latchkey/session/requests'
import type { NameRequest, NamesContext, RegisteredName } from './contract'
import {
  NameRegistrationError,
  NameSignatureExpiredError,
  NamesUnsupportedError,
  NameTargetChangedError,
  NameUnconfirmedError,
} from './errors'
import { type Profile, type ProfileApi, type Registration, readReason, readRefusal } from './profile-api'
import { coinTypeOf, leadsTo } from './resolve-names'

/** Maximum age of a signature when it reaches the service. */
const SIGNATURE_LIFETIME_MS = 10_000
/** By then the service takes the signature no more, and is done with the request that had it. */
const DECIDED_AFTER_MS = 30_000

type Steps = SigningSteps<RegisteredName>
type Register = (request: NameRequest, steps: Steps) => Promise<RegisteredName>

interface Signed {
  readonly registration: Registration
  readonly atMs: number
}

/** Registers a name. Resolves once the service has it for the requested account. */
export function createRegistration(ctx: NamesContext, api: ProfileApi): Register {
  const session = ctx.use(sessionContract)

  const signerOf = async (namespace: string): Promise<MessageSigner> => {
    const able = await session.adapter(namespace)?.capabilities()
    if (namespace !== 'eip155' || !able?.sign) throw new NamesUnsupportedError(namespace)
    return able.sign
  }

  /** Sends the registration. After a lost or malformed response it reads whether the service has the name. */
  const send = async (
    request: NameRequest,
    { registration, atMs }: Signed,
    unconfirmed: Steps['unconfirmed'],
  ): Promise<RegisteredName> => {
    const { name, target } = request
    const { networkId } = target
    // With the signal of the run, it continues after the view was left.
    const outcome = await api.register(registration, networkId, ctx.signal).then(
      (profile) => ({ profile, error: undefined }),
      (error: unknown) => ({ profile: undefined, error }),
    )
    if (await isOurs(outcome.profile, request)) return { name }
    // It may have the name, or may still be at it.
    const look = async (): Promise<RegisteredName> => {
      const isLate = ctx.clock.now() - atMs > DECIDED_AFTER_MS
      const read = await api.find(name, networkId, ctx.signal).then(
        (profile) => ({ profile }),
        () => undefined,
      )
      if (await isOurs(read?.profile, request)) return { name }
      const isDecided = read && (isAnswered(outcome.error) || isLate || read.profile?.name === name)
      if (!isDecided && !isNotDone(outcome.error))
        throw unconfirmed(new NameUnconfirmedError(name, outcome.error), look)
      throw refusalOf(name, outcome.error)
    }
    return look()
  }
  return async (request, { ask, telling, unconfirmed }) => {
    const { name, target } = request
    const signer = await signerOf(target.namespace)
    const coin_type = coinTypeOf(Number(target.networkId.split(':')[1]))
    if (targetKey(session.active()) !== targetKey(target)) throw new NameTargetChangedError()
    // Read as late as possible, because the service refuses old signatures.
    const timestamp = Math.floor(ctx.clock.now() / 1_000)
    const message = toJson({ name, attributes: {}, timestamp })
    const signature = await ask(() => signer.message(message, target))
    if (!(ctx.clock.now() - timestamp * 1_000 <= SIGNATURE_LIFETIME_MS)) throw new NameSignatureExpiredError()
    telling()
    const registration = { coin_type, address: target.account.address, message, signature }
    return send(request, { registration, atMs: timestamp * 1_000 }, unconfirmed)
  }
}

async function isOurs(profile: Profile | undefined, { name, target }: NameRequest): Promise<boolean> {
  const { networkId, account } = target
  return profile?.name === name && leadsTo(profile, { networkId, address: account.address })
}

/** Whether the service has answered, so that it is done. */
const isAnswered = (error: unknown): boolean =>
  error === undefined || (isLatchkeyError(error) && error.code === 'SERVICE_ANSWER')

function refusalOf(name: string, error: unknown): Error {
  const { field, description = '' } = readRefusal(error) ?? {}
  const isLate = field === 'timestamp' || /too old/i.test(description)
  return isLate ? new NameSignatureExpiredError() : new NameRegistrationError(name, error, readReason(error))
}
