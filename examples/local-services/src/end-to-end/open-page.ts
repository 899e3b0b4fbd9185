import { evm } from '../../../../adapters/evm/src/index'
import { base, mainnet } from '../../../../adapters/evm/src/networks/index'
import { createSimulatedWallet } from '../../../../adapters/simulated-wallet/src/index'
import { solana } from '../../../../adapters/solana/src/index'
import { solanaMainnet } from '../../../../adapters/solana/src/networks/index'
import { createHttp } from '../../../../kernel/src/ports/create-default-ports'
import type { Http } from '../../../../kernel/src/ports/ports'
import {
  createFakeBrowser,
  createTestLatchkey,
  type TestLatchkey,
} from '../../../../kernel/src/testing/index'
import { cloud } from '../../../../plugins/cloud/src/index'
import {
  type PortfolioApi,
  type PortfolioOptions,
  type PortfolioState,
  portfolioContract,
} from '../../../../plugins/portfolio/src/contract'
import { portfolio } from '../../../../plugins/portfolio/src/index'
import { type SessionApi, sessionContract } from '../../../../plugins/session/src/contract'
import { session } from '../../../../plugins/session/src/index'
import type { LocalServices } from '../start-local-services'

const ORIGIN = 'http://127.0.0.1:4800'

export interface Page extends TestLatchkey {
  readonly session: SessionApi
  readonly portfolio: PortfolioApi
  state(): PortfolioState
  /**
   * Resolves when the condition holds. The page's clock advances meanwhile, because some reads are repeated after a
   * wait.
   */
  until(isSo: () => boolean): Promise<void>
  /** CAIP-10 of the account in use. */
  readonly key: string
}

export interface PageParts {
  /** An Ethereum address. Default: the first account on Solana. */
  readonly account?: string
  /** Path of the data API on the gateway; `undefined`: a page without the cloud plugin. */
  readonly data?: '/data' | '/data/many' | '/data/hostile' | undefined
  readonly options?: PortfolioOptions
}

/** A connected page as a host creates it, with the local services and a fake clock. */
export async function openPage(services: LocalServices, parts: PageParts): Promise<Page> {
  const { gateway } = services.urls
  const { options = {} } = parts
  const browser = createFakeBrowser()
  const withCloud = 'data' in parts ? parts.data : '/data'
  const rpcUrls = { 1: [`${gateway}/rpc/1`], 8453: [`${gateway}/rpc/8453`] }
  const test = createTestLatchkey({
    browser,
    ports: { http: asPage(createHttp()) },
    outlet: false,
    plugins: [
      session(),
      evm({ networks: [mainnet, base], rpcUrls }),
      solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [`${gateway}/rpc/solana`] } }),
      portfolio(options),
      ...(withCloud === undefined
        ? []
        : [
            cloud({
              projectId: 'local',
              directoryUrl: `${gateway}/directory`,
              dataUrl: `${gateway}${withCloud}`,
            }),
          ]),
    ],
  })
  const { latchkey } = test
  latchkey.start()
  browser.fire(parts.account === undefined ? solanaWallet(services) : ethereumWallet(parts.account))
  const api = latchkey.get(sessionContract)
  await until(() => latchkey.read(sessionContract).wallets.length > 0)
  const [row] = latchkey.read(sessionContract).wallets
  await api.connect(row?.id ?? '')
  const target = api.active()
  return {
    ...test,
    session: api,
    portfolio: latchkey.get(portfolioContract),
    state: () => latchkey.read(portfolioContract),
    until: (isSo) => until(isSo, () => test.clock.advance(5)),
    key: `${target?.networkId}:${target?.account.address}`,
  }
}

/** Resolves when the condition holds, or after about 10 s. Waits in real time, for real HTTP. */
async function until(isSo: () => boolean, turn: () => Promise<void> = async () => undefined): Promise<void> {
  for (let count = 0; count < 2_000 && !isSo(); count += 1) {
    await turn()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Adds an origin, without which the service responds with empty lists. */
function asPage(http: Http): Http {
  return {
    send: (request, parse) =>
      http.send({ ...request, headers: { ...request.headers, origin: ORIGIN } }, parse),
  }
}

/** The announcement (EIP-6963) of a wallet with one Ethereum account and three methods. */
function ethereumWallet(account: string): Event {
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Example Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'com.example.wallet',
  }
  const answers: Readonly<Record<string, unknown>> = {
    eth_accounts: [account],
    eth_requestAccounts: [account],
    eth_chainId: '0x1',
  }
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    async request({ method }: { readonly method: string }): Promise<unknown> {
      if (Object.hasOwn(answers, method)) return answers[method]
      throw Object.assign(new Error('Method not found'), { code: -32601 })
    },
  }
  return new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })
}

/** The registration of a wallet by the Wallet Standard. */
function solanaWallet({ urls }: LocalServices): Event {
  const { standardWallet } = createSimulatedWallet({
    networks: [{ networkId: `solana:${solanaMainnet.id}`, rpcUrl: urls.solana }],
  })
  const detail = (api: { readonly register: (wallet: unknown) => void }): void => api.register(standardWallet)
  return new CustomEvent('wallet-standard:register-wallet', { detail })
}
