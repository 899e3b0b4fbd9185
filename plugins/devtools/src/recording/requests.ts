import {
  isLatchkeyError,
  type ObservedInstance,
  type ObservedOutcome,
  type ObservedRequest,
} from '@latchkey/kernel'
import { describeShape, redact, type Shown } from '../redaction/redact'
import { redactLink, redactText } from '../redaction/redact-text'
import type { Entry, RequestOutcome } from './entry'

type Described<Kind extends Entry['kind']> = Omit<
  Extract<Entry, { readonly kind: Kind }>,
  'id' | 'atMs' | 'during' | 'outcome'
>

/** What is kept of a request. Of what a wallet is asked for, only type and length; of a service, no body and no header. */
export function describeRequest(
  request: ObservedRequest,
  instance: ObservedInstance,
): Described<'wallet'> | Described<'service'> {
  if (request.kind === 'service') {
    const { url, method = 'GET' } = request.request
    return { kind: 'service', method, url: redactLink(url) }
  }
  const { from, method, params, target } = request
  return {
    kind: 'wallet',
    from,
    method: redactText(method),
    params: shapeOf(params),
    networkId: redactText(target.networkId),
    account: accountOf(instance, target.connectionId),
  }
}

export function outcomeOf(request: ObservedRequest, outcome: ObservedOutcome, ms: number): RequestOutcome {
  if ('error' in outcome) return { status: 'failed', ms, error: withStatus(outcome.error) }
  const { result } = outcome
  const bytes = request.kind === 'service' && result instanceof Blob ? result.size : undefined
  return {
    status: 'done',
    ms,
    result: result instanceof Blob ? 'picture or file' : describeShape(result),
    ...(bytes === undefined ? {} : { bytes }),
  }
}

/** The error, with the status code of a service. */
function withStatus(error: unknown): Shown {
  const status: unknown = isLatchkeyError(error) ? Reflect.get(error, 'status') : undefined
  return typeof status === 'number' ? { status, error: redact(error) } : redact(error)
}

function shapeOf(params: unknown): Shown {
  return Array.isArray(params) ? params.slice(0, 20).map(describeShape) : describeShape(params)
}

/** The address of the connection that is asked, of which the state of the session is read. */
function accountOf({ plugins }: ObservedInstance, connectionId: string): string | undefined {
  const state = plugins.find(({ id }) => id === 'session')?.state()
  const { connections }: { readonly connections?: unknown } = Object(state)
  const { accounts }: { readonly accounts?: unknown } = Object(Reflect.get(Object(connections), connectionId))
  const address: unknown = Array.isArray(accounts) ? Object(accounts[0]).address : undefined
  return typeof address === 'string' ? redactText(address) : undefined
}
