import type { Address } from 'viem'
import type { RunningChain } from '../chain/start-chain'
import type { Token } from '../chain/tokens'
import { answerDirectory } from '../directory/answer-directory'
import { createDirectory } from '../directory/create-directory'
import { RequestError } from '../errors'
import { isLoopbackOrigin } from '../http/cors'
import { type Call, type Cut, errorReply, jsonReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import type { Relay } from '../relay/start-relay'
import type { Traffic } from '../traffic/traffic'
import { answerControl } from './answer-control'
import { forwardRpc } from './forward-rpc'
import { rpcCalls } from './rpc-calls'

/** One entry of `GET /chains`. */
export interface ChainDescription {
  /** CAIP-2. */
  readonly networkId: string
  /** Through the gateway: faults and the request log apply. */
  readonly rpcUrl: string
  /** The node itself, HTTP and WebSocket: no fault reaches it. */
  readonly nodeUrl: string
  readonly multicall3: Address
  readonly tokens: readonly Token[]
}

export interface Gateway extends HttpService {
  readonly chains: readonly ChainDescription[]
}

export async function startGateway(
  port: number,
  traffic: Traffic,
  chains: readonly RunningChain[],
  relay: Relay,
  phoneUrl: string,
): Promise<Gateway> {
  const directory = createDirectory()
  const described: ChainDescription[] = []
  const service = await startHttpService('gateway', port, async (call) => {
    refuseForeignPages(call)
    return (
      answerControl(call, traffic, relay) ??
      answerRpc(call, traffic, chains) ??
      answerDirectory(call, traffic, directory, phoneUrl) ??
      answerPlain(call, traffic, described)
    )
  })
  described.push(...chains.map((chain) => describe(chain, service.url)))
  return { ...service, chains: described }
}

/** A page from elsewhere cannot read the answers; this keeps it from changing anything as well. */
function refuseForeignPages({ origin }: Call): void {
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    throw new RequestError(403, 'Only pages of this machine may call the local services.')
  }
}

function answerRpc(
  call: Call,
  traffic: Traffic,
  chains: readonly RunningChain[],
): Promise<Reply | Cut> | undefined {
  const chain = chains.find(({ path }) => path === call.path)
  if (chain === undefined || call.method !== 'POST') return undefined
  const { body, signal } = call
  return traffic.pass({ services: [chain.service, 'rpc'], calls: rpcCalls(body) }, signal, () =>
    forwardRpc(chain.nodeUrl, body, signal),
  )
}

function answerPlain(
  { method, path, signal }: Call,
  traffic: Traffic,
  chains: readonly ChainDescription[],
): Promise<Reply | Cut> {
  const call = `${method} ${path}`
  return traffic.pass({ services: ['gateway'], calls: [call] }, signal, async () => {
    if (call === 'GET /health') return jsonReply({ status: 'ok' })
    if (call === 'GET /chains') return jsonReply(chains)
    return errorReply(404, `There is no ${call} here; the README of local-services lists what there is.`)
  })
}

function describe(
  { networkId, path, nodeUrl, multicall3, tokens }: RunningChain,
  url: string,
): ChainDescription {
  return { networkId, rpcUrl: `${url}${path}`, nodeUrl, multicall3, tokens }
}
