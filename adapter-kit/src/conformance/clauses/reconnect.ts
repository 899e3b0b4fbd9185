import { type Clause, connectRequest, demand, demandEqual, reconnectRequest, show } from '../clause'
import { demandResult } from '../shapes'

/** Clauses about `reconnect` and `disconnect`. */
export const reconnectClauses: readonly Clause[] = [
  {
    id: 'reconnect-back',
    section: 'Connector.reconnect',
    sentence: 'reconnects with the wallet’s accounts while the page has its permission',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      const back = await bench.resolves('reconnect', connector.reconnect(reconnectRequest(subject)))
      demandResult('reconnect', back, connector.traits)
      demandEqual('account', back?.accounts[0].address.toLowerCase(), wallet.accounts[0].toLowerCase())
    },
  },
  {
    id: 'reconnect-silent',
    section: 'Connector.reconnect',
    sentence: 'reconnects without any request to the user',
    async run(bench) {
      const stranger = await bench.start()
      await bench.outcome('reconnect', stranger.connector.reconnect(reconnectRequest(stranger)))
      demandEqual('requests to the user before a connect', stranger.wallet.prompts, 0)
      const known = await bench.start()
      await bench.resolves('connect', known.connector.connect(connectRequest(known)))
      const before = known.wallet.prompts
      await bench.outcome('reconnect', known.connector.reconnect(reconnectRequest(known)))
      demandEqual('requests to the user after a connect', known.wallet.prompts - before, 0)
    },
  },
  {
    id: 'reconnect-not-allowed',
    section: 'Connector.reconnect',
    sentence: 'resolves reconnect with undefined where the page has no permission',
    async run(bench) {
      const subject = await bench.start()
      const back = await bench.resolves('reconnect', subject.connector.reconnect(reconnectRequest(subject)))
      demand(back === undefined, `reconnect resolved with ${show(back)} without a permission`)
    },
  },
  {
    id: 'reconnect-revoked',
    section: 'Connector.reconnect',
    sentence: 'resolves reconnect with undefined after the permission was revoked',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      await wallet.revoke()
      const back = await bench.resolves('reconnect', connector.reconnect(reconnectRequest(subject)))
      demand(back === undefined, `reconnect resolved with ${show(back)} after the permission was revoked`)
    },
  },
  {
    id: 'disconnect-twice',
    section: 'Connector.disconnect',
    sentence: 'disconnects without a request to the user: once, twice and without a connection',
    async run(bench) {
      const stranger = await bench.start()
      await bench.resolves('disconnect without a connection', stranger.connector.disconnect())
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      const before = wallet.prompts
      await bench.resolves('disconnect', connector.disconnect())
      await bench.resolves('the second disconnect', connector.disconnect())
      demandEqual('requests to the user', wallet.prompts - before, 0)
    },
  },
  {
    id: 'disconnect-and-back',
    section: 'Connector.disconnect',
    sentence: 'connects again after disconnect',
    async run(bench) {
      const subject = await bench.start()
      const { connector } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      await bench.resolves('disconnect', connector.disconnect())
      const answer = await bench.resolves('the second connect', connector.connect(connectRequest(subject)))
      demandResult('the second connect', answer, connector.traits)
    },
  },
]
