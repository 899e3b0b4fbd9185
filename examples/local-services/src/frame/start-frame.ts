import {
  createFramePages,
  defaultLimits,
  type FrameLimits,
} from '@latchkey-examples/embedded-wallet-frame/server'
import type { FaultableService } from '../fault-injection/fault'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { type Call, errorReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import type { MailInbox } from '../mail/mail-inbox'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { faultPage, faultScript, INNER_QUERY } from './fault-page'

/** Loopback pages, as for the gateway. */
const ANCESTORS = 'http://127.0.0.1:* http://localhost:*'
/** Every caller is this machine, with as many tests as it likes. */
const PER_CALLER = 4_000
const limits: FrameLimits = {
  mails: { ...defaultLimits.mails, perCaller: PER_CALLER },
  guesses: { ...defaultLimits.guesses, perCaller: PER_CALLER },
  starts: { ...defaultLimits.starts, perCaller: PER_CALLER },
}
/** Longer than a code's lifetime. */
const LATE_MS = 21 * 60_000

/**
 * Serves the embedded wallet on its own port, hence on another origin than the host page. Mails go to
 * the inbox.
 */
export async function startFrame(
  port: number,
  traffic: Traffic,
  inbox: MailInbox,
  identityProvider: () => string,
): Promise<HttpService> {
  let isLate = false
  const pages = await createFramePages({
    deliver: inbox.deliver,
    now: () => Date.now() + (isLate ? LATE_MS : 0),
    url: () => service.url,
    identityProvider,
    smartAccounts,
    ancestors: ANCESTORS,
    limits,
  })
  const replyTo = async (call: Call): Promise<Reply> => {
    const script = faultScript(call.path)
    if (script) return script
    const found = await pages.reply(call)
    if (!found)
      return errorReply(404, `There is no ${call.method} ${call.path} here, only the wallet at GET /sdk.`)
    const { status, type, headers, body } = found
    return { status, headers: { ...headers, 'content-type': type }, body }
  }
  /** Sets the clock ahead for this one call, so that codes have expired. */
  const replyLate = (call: Call): Promise<Reply> => {
    isLate = true
    const reply = replyTo(call)
    isLate = false
    return reply
  }
  const service: HttpService = await startHttpService('frame', port, (call) =>
    traffic.pass(
      {
        services: servicesOf(call),
        calls: [`${call.method} ${call.path}`],
        misbehave: (kind) =>
          kind === 'expired' ? replyLate(call) : faultPage(kind, service.url, () => replyTo(call)),
      },
      call.signal,
      () => replyTo(call),
    ),
  )
  return service
}

function servicesOf({ method, path, query }: Call): readonly [FaultableService, ...FaultableService[]] {
  const call = `${method} ${path}`
  if (call === 'GET /sdk' && !query.has(INNER_QUERY)) return ['frame:page', 'frame']
  return call === 'POST /login/confirm' ? ['frame:codes', 'frame'] : ['frame']
}
