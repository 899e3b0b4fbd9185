import type { Address } from 'viem'
import type { RunningChain } from '../chain/start-chain'
import type { Token } from '../chain/tokens'
import { createDataWorld } from '../data/data-world'
import { DATA_HEADERS, handleDataRequest } from '../data/handle-data-request'
import type { HoldingsReader } from '../data/holdings'
import type { NameRegistry } from '../data/name-registry'
import { createDirectory } from '../directory/create-directory'
import { handleDirectoryRequest } from '../directory/handle-directory-request'
import { RequestError } from '../errors'
import { exchangeAssets } from '../exchange/exchange-assets'
import { createExchangeSessions } from '../exchange/exchange-sessions'
import { handleExchangeRequest } from '../exchange/handle-exchange-request'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { isLoopbackOrigin } from '../http/cors'
import { type Answer, type Call, type Cut, errorReply, jsonReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import { answerMailInbox, type MailInbox } from '../mail/mail-inbox'
import { handlePictureRequest } from '../pictures/handle-picture-request'
import type { Relay } from '../relay/start-relay'
import { type Bundler, createBundler } from '../smart-accounts/create-bundler'
import type { SessionStore } from '../smart-sessions/session-store'
import type { SolanaToken } from '../solana/solana-tokens'
import type { RunningSolana } from '../solana/start-solana'
import { handleTelemetryRequest, type TelemetrySink } from '../telemetry/telemetry-sink'
import { forwardRpc } from './forward-rpc'
import { handleControlRequest } from './handle-control-request'
import { rpcCalls } from './rpc-calls'

/** One entry of `GET /chains`. */
export type ChainDescription = EvmChainDescription | SolanaDescription

export interface EvmChainDescription {
  /** CAIP-2. */
  readonly networkId: `eip155:${string}`
  /** Through the gateway: faults and the request log apply. */
  readonly rpcUrl: string
  /** The node itself, HTTP and WebSocket: no fault reaches it. */
  readonly nodeUrl: string
  readonly multicall3: Address
  readonly tokens: readonly Token[]
}

export interface SolanaDescription {
  /** CAIP-2. */
  readonly networkId: `solana:${string}`
  /** Through the gateway: faults and the request log apply. */
  readonly rpcUrl: string
  /** The node itself: no fault reaches it. */
  readonly nodeUrl: string
  /** The WebSocket of the node's subscriptions. */
  readonly wsUrl: string
  readonly tokens: readonly SolanaToken[]
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
  inbox: MailInbox,
  /** Readers of non-EVM chains, for the data API. */
  further: readonly HoldingsReader[] = [],
  solana?: RunningSolana,
  nameRegistry?: NameRegistry,
  sessions?: SessionStore,
): Promise<Gateway> {
  const directory = createDirectory()
  const described: ChainDescription[] = []
  const nodes: readonly RpcNode[] = [
    ...chains.map((chain) => ({ ...chain, bundler: createBundler(chain) })),
    ...(solana ? [solana] : []),
  ]
  const world = createDataWorld(chains, further, () => service.url, nameRegistry, sessions)
  const exchange = {
    assets: exchangeAssets(chains, solana),
    sessions: createExchangeSessions(
      (networkId) =>
        [...chains, ...(solana ? [solana] : [])].find((one) => one.networkId === networkId)?.nodeUrl,
    ),
    gatewayUrl: () => service.url,
  }
  const sink: TelemetrySink = { requests: [] }
  const answer: Answer = async (call) => {
    refuseForeignPages(call)
    return (
      handleControlRequest(call, traffic, relay) ??
      answerMailInbox(call, inbox) ??
      handleRpc(call, traffic, nodes) ??
      handleDirectoryRequest(call, traffic, directory, phoneUrl) ??
      handlePictureRequest(call, traffic) ??
      handleExchangeRequest(call, traffic, exchange) ??
      handleTelemetryRequest(call, traffic, sink) ??
      handleDataRequest(call, traffic, world) ??
      answerPlain(call, traffic, described)
    )
  }
  const service: HttpService = await startHttpService('gateway', port, answer, {
    allowedHeaders: (path) => (path.startsWith('/data/') ? DATA_HEADERS : undefined),
  })
  described.push(
    ...chains.map((chain) => describe(chain, service.url)),
    ...(solana ? [describeSolana(solana, service.url)] : []),
  )
  return { ...service, chains: described }
}

/** CORS keeps foreign pages from reading responses. This check also keeps them from changing state. */
function refuseForeignPages({ origin }: Call): void {
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    throw new RequestError(403, 'Only pages of this machine may call the local services.')
  }
}

type RpcNode = Pick<RunningChain, 'path' | 'service' | 'nodeUrl'> & { readonly bundler?: Bundler }

function handleRpc(
  call: Call,
  traffic: Traffic,
  chains: readonly RpcNode[],
): Promise<Reply | Cut> | undefined {
  const chain = chains.find(({ path }) => path === call.path)
  if (chain === undefined || call.method !== 'POST') return undefined
  const { body, signal } = call
  return traffic.pass(
    { services: [chain.service, 'rpc'], calls: rpcCalls(body) },
    signal,
    () => chain.bundler?.answer(body) ?? forwardRpc(chain.nodeUrl, body, signal),
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
): EvmChainDescription {
  return { networkId, rpcUrl: `${url}${path}`, nodeUrl, multicall3, tokens }
}

function describeSolana(
  { networkId, path, nodeUrl, wsUrl, tokens }: RunningSolana,
  url: string,
): SolanaDescription {
  return { networkId, rpcUrl: `${url}${path}`, nodeUrl, wsUrl, tokens }
}
