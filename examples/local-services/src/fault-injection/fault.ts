import * as v from 'valibot'
import { RequestError } from '../errors'
import { type SwapLie, swapLies } from '../swaps/swap-lie'
import { type RelayFaultRequest, relayFaultRequestSchema } from './relay-fault'
import { wholeNumber } from './whole-number'

/** The endpoints of the data API; `data` is all of them. Only they have a valid empty response. */
const dataServices = [
  'data',
  'data:supported-chains',
  'data:identity',
  'data:balance',
  'data:history',
  'data:price',
  'data:profile',
  'data:suggestions',
  'data:registration',
  'data:sessions',
  'data:session-begin',
  'data:session-activate',
  'data:session-revoke',
  'data:rpc',
  'data:onramp-options',
  'data:onramp-quote',
  'data:swap-tokens',
  'data:swap-quotes',
  'data:swap-allowance',
  'data:swap-gas-price',
  'data:swap-approve',
  'data:swap-build',
] as const

export type DataService = (typeof dataServices)[number]

/**
 * Services that can have an HTTP fault; the relay has its own kinds. `rpc` is every chain, and the fault of a
 * single chain takes precedence.
 */
export const faultableServices = [
  'gateway',
  'frame',
  'frame:page',
  'frame:codes',
  'identity-provider',
  'siwx-server',
  'exchange',
  'exchange:page',
  'onramp:page',
  'directory',
  'images',
  'telemetry',
  'rpc',
  'rpc:1',
  'rpc:8453',
  'rpc:solana',
  ...dataServices,
] as const

export type FaultableService = (typeof faultableServices)[number]

/** Faults of the embedded wallet's page. Codes and nonces can also expire. */
const pageFaults = ['never-ready', 'wrong-origin', 'replay', 'oversize'] as const
export type FrameFaultKind = (typeof pageFaults)[number] | 'expired'

/** The number of requests it applies to. Default: all until it is removed. */
interface Limited {
  readonly service: FaultableService
  readonly times?: number | undefined
}

export type Fault =
  | (Limited & { readonly kind: 'slow'; readonly delayMs: number })
  | (Limited & { readonly kind: 'status'; readonly status: number })
  | (Limited & { readonly kind: 'cut' })
  | (Limited & { readonly kind: 'garbage' })
  | {
      readonly service: 'frame:page' | 'frame:codes' | 'siwx-server'
      readonly kind: FrameFaultKind
      readonly times?: number | undefined
    }
  | (Limited & { readonly service: 'data:swap-approve' | 'data:swap-build'; readonly kind: SwapLie })
  | {
      readonly service: DataService
      readonly kind: 'empty'
      readonly times?: number | undefined
    }

/** A fault of a service, or `none` to remove it. */
export type FaultRequest = Fault | { readonly service: FaultableService; readonly kind: 'none' }

const LONGEST_DELAY_MS = 600_000

const service = v.picklist(
  faultableServices,
  `"service" must be one of ${[...faultableServices, 'relay'].join(', ')}.`,
)
const dataService = v.picklist(dataServices, `Only ${dataServices.join(', ')} can be empty.`)
const forRelaySchema = v.object({ service: v.literal('relay') })
const limited = { service, times: v.optional(wholeNumber('times', 1, 1_000_000)) }

const faultRequestSchema = v.variant(
  'kind',
  [
    v.strictObject({
      ...limited,
      kind: v.literal('slow'),
      delayMs: wholeNumber('delayMs', 0, LONGEST_DELAY_MS),
    }),
    v.strictObject({ ...limited, kind: v.literal('status'), status: wholeNumber('status', 400, 599) }),
    v.strictObject({ ...limited, kind: v.literal('cut') }),
    v.strictObject({ ...limited, kind: v.literal('garbage') }),
    v.strictObject({ ...limited, service: dataService, kind: v.literal('empty') }),
    v.strictObject({
      ...limited,
      service: v.literal('frame:page', 'Only frame:page can do this.'),
      kind: v.picklist(pageFaults),
    }),
    v.strictObject({
      ...limited,
      service: v.picklist(['frame:codes', 'siwx-server'], 'Only frame:codes and siwx-server can do this.'),
      kind: v.literal('expired'),
    }),
    v.strictObject({
      ...limited,
      service: v.picklist(
        ['data:swap-approve', 'data:swap-build'],
        'Only data:swap-approve and data:swap-build can do this.',
      ),
      kind: v.picklist(swapLies),
    }),
    v.strictObject({ service, kind: v.literal('none') }),
  ],
  'The body must be an object whose "kind" is one of slow, status, cut, garbage, empty, never-ready, wrong-origin, replay, oversize, expired, bigger-approval, other-spender, other-target, other-amount, none.',
)

/** Parses the body of `POST /faults`. Throws `RequestError` 400. */
export function parseFaultRequest(body: string): FaultRequest | RelayFaultRequest {
  const request = parseJson(body)
  const schema = v.is(forRelaySchema, request) ? relayFaultRequestSchema : faultRequestSchema
  const parsed = v.safeParse(schema, request)
  if (parsed.success) return parsed.output
  throw new RequestError(400, sentenceOf(parsed.issues[0]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestError(400, 'The body is not JSON.')
  }
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  const field = v.getDotPath(issue) ?? ''
  return issue.expected === 'never' ? `"${field}" does not belong to this fault.` : `"${field}" is missing.`
}
