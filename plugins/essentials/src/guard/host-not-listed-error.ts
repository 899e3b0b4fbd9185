import { defineError } from '@latchkey/kernel'

/** A request was not sent, or its redirect not followed, because the list of the page's guard lacks the host. */
export class HostNotListedError extends defineError(
  'HOST_NOT_LISTED',
  'This site doesn’t allow this connection',
  'Contact this site’s support.',
  'configuration',
) {
  constructor(
    /** The origin that was to be asked: `https://node.example`. After a redirect, the one that sent it elsewhere. */
    readonly origin: string,
    reason: 'not listed' | 'redirect',
  ) {
    super({ details: { origin, reason } })
  }
}
