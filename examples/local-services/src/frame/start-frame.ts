import { createFramePages } from '@latchkey-examples/embedded-wallet-frame/server'
import { errorReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import type { Mailbox } from '../mail/mailbox'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import type { Traffic } from '../traffic/traffic'

/** Pages of this machine, as the gateway's own rule has it. */
const ANCESTORS = 'http://127.0.0.1:* http://localhost:*'

/** The embedded wallet; its own port makes it another origin than the host page. Codes go to the mailbox. */
export async function startFrame(
  port: number,
  traffic: Traffic,
  mailbox: Mailbox,
  identityProvider: () => string,
): Promise<HttpService> {
  const pages = await createFramePages({
    deliver: mailbox.deliver,
    now: Date.now,
    url: () => service.url,
    identityProvider,
    smartAccounts,
    ancestors: ANCESTORS,
  })
  const service: HttpService = await startHttpService('frame', port, (call) => {
    const { method, path, signal } = call
    return traffic.pass(
      { services: ['frame'], calls: [`${method} ${path}`] },
      signal,
      async (): Promise<Reply> => {
        const answer = await pages.answer(call)
        if (!answer)
          return errorReply(404, `There is no ${method} ${path} here, only the wallet at GET /sdk.`)
        const { status, type, headers, body } = answer
        return { status, headers: { ...headers, 'content-type': type }, body }
      },
    )
  })
  return service
}
