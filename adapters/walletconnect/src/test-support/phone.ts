import { type IWalletKit, WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { privateKeyToAccount } from 'viem/accounts'
import { catchFailedChecks } from '../relay/create-walletconnect-client'

/** The first two of anvil's well-known accounts. */
export const accounts = [
  privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'),
  privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'),
] as const
const [first, second] = accounts

type Proposal = WalletKitTypes.SessionProposal
type Request = WalletKitTypes.SessionRequest

export interface Phone {
  readonly kit: IWalletKit
  /** The user's decision on the next proposals. Default: approves Ethereum and Base. */
  onProposal: (proposal: Proposal) => Promise<unknown>
  /** The user's decision on requests. Default: signs. */
  onRequest: (request: Request) => Promise<unknown>
  /**
   * The user's decision on sign-in requests. Without it the wallet does not support them, and a page only
   * proposes.
   */
  onAuthenticate: ((request: Authentication) => Promise<unknown>) | undefined
  /** Signs in on the requested networks. */
  signIn(request: Authentication, parts?: SignInParts): Promise<unknown>
  readonly proposals: Proposal[]
  readonly requests: Request[]
  approve(proposal: Proposal, chains: readonly string[], parts?: ApprovalParts): Promise<string>
  reject(proposal: Proposal, code?: number): Promise<void>
  scan(uri: string): Promise<void>
  answer(request: Request, result: unknown): Promise<void>
  refuse(request: Request, error: { readonly code: number; readonly message: string }): Promise<void>
  topics(): readonly string[]
  stop(): Promise<void>
}

type Authentication = WalletKitTypes.SessionAuthenticate

export interface SignInParts {
  readonly chains?: readonly string[]
  /** Fields that are signed with other values than requested. */
  readonly lie?: Partial<Authentication['params']['authPayload']>
  /** The account whose key signs. Default: the first one. */
  readonly signer?: (typeof accounts)[number]
}

export interface ApprovalParts {
  readonly addresses?: readonly string[]
  readonly methods?: readonly string[]
}

const walletMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

export function grantOf(chains: readonly string[], { addresses, methods }: ApprovalParts = {}) {
  const owners = addresses ?? [first.address]
  return {
    eip155: {
      chains: [...chains],
      methods: [...(methods ?? walletMethods)],
      events: ['accountsChanged', 'chainChanged'],
      accounts: chains.flatMap((chain) => owners.map((address) => `${chain}:${address}`)),
    },
  }
}

/** A wallet of the real wallet library. */
export async function createPhone(relayUrl: string): Promise<Phone> {
  const projectId = 'local'
  const options = {
    relayUrl,
    projectId,
    telemetryEnabled: false,
    logger: 'silent',
    // A new wallet each time, also inside the library.
    customStoragePrefix: `phone-${crypto.randomUUID()}`,
    storageOptions: { database: ':memory:' },
  }
  // Both once more, since the library's own types disagree on whether they may be undefined.
  const core = Object.assign(new Core(options), { relayUrl, projectId })
  const metadata = {
    name: 'Test Phone',
    description: 'A wallet for tests',
    url: 'http://localhost',
    icons: ['javascript:alert(1)', 'https://wallet.example/icon.png'],
  }
  // The operator's verify host is not there, and its name takes seconds to resolve without a network.
  core.verify.resolve = async () => ({ origin: '' })
  const kit = await WalletKit.init({ core, metadata })
  // The wallet's library has the same fault as the page's; in one process its failures would be the page's.
  catchFailedChecks(kit.engine.signClient)
  const ignore = (): void => undefined
  let authenticate: Phone['onAuthenticate']
  const phone: Phone = {
    kit,
    proposals: [],
    requests: [],
    onProposal: (proposal) => phone.approve(proposal, ['eip155:1', 'eip155:8453']),
    onRequest: async (request) => phone.answer(request, await sign(request)),
    get onAuthenticate() {
      return authenticate
    },
    set onAuthenticate(given) {
      // The library looks for a listener: without one it takes the plain proposal of the same code.
      if (!authenticate && given)
        kit.on('session_authenticate', (request) => authenticate?.(request).catch(ignore))
      authenticate = given
    },
    async signIn({ id, params: { authPayload } }, { chains = authPayload.chains, lie, signer = first } = {}) {
      const { chains: _asked, ...payload } = { ...authPayload, ...lie }
      const auths = chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${first.address}`
        const message = kit.formatAuthMessage({ request: payload, iss })
        const signature = await signer.signMessage({ message })
        return {
          h: { t: 'caip122' as const },
          p: { ...payload, iss },
          s: { t: 'eip191' as const, s: signature },
        }
      })
      return kit.approveSessionAuthenticate({ id, auths: await Promise.all(auths) })
    },
    async approve({ id }, chains, parts) {
      const { topic } = await kit.approveSession({ id, namespaces: grantOf(chains, parts) })
      return topic
    },
    reject: ({ id }, code = 5000) => kit.rejectSession({ id, reason: { code, message: 'User rejected.' } }),
    scan: (uri) => kit.pair({ uri }),
    answer: ({ topic, id }, result) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } }),
    refuse: ({ topic, id }, error) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } }),
    topics: () => Object.keys(kit.getActiveSessions()),
    async stop() {
      kit.core.heartbeat.stop()
      await kit.core.relayer.transportClose()
    },
  }
  const seen = new Set<number>()
  kit.on('session_proposal', (proposal) => {
    // With a relay that duplicates messages, the library emits one proposal twice.
    if (seen.has(proposal.id)) return
    seen.add(proposal.id)
    phone.proposals.push(proposal)
    phone.onProposal(proposal).catch(ignore)
  })
  kit.on('session_request', (request) => {
    if (seen.has(request.id)) return
    seen.add(request.id)
    phone.requests.push(request)
    phone.onRequest(request).catch(ignore)
  })
  return phone
}

async function sign({ params: { request } }: Request): Promise<string> {
  const { method, params } = request
  if (method === 'personal_sign') return first.signMessage({ message: { raw: params[0] } })
  if (method === 'eth_signTypedData_v4') return first.signTypedData(JSON.parse(params[1]))
  return `${second.address}`
}
