import { type Clause, connectRequest, demand, demandEqual, reconnectRequest, show } from '../clause'
import { demandResult } from '../shapes'

/** The next visit, and leaving. */
export const returningClauses: readonly Clause[] = [
  {
    id: 'reconnect-back',
    section: 'Connector.reconnect',
    sentence: 'comes back with the wallet’s accounts while it allows the page',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.settles('connect', connector.connect(connectRequest(subject)))
      const back = await bench.settles('reconnect', connector.reconnect(reconnectRequest(subject)))
      demandResult('reconnect', back, connector.traits)
      demandEqual('account', back?.accounts[0].address.toLowerCase(), wallet.accounts[0].toLowerCase())
    },
  },
  {
    id: 'reconnect-silent',
    section: 'Connector.reconnect',
    sentence: 'never asks the owner anything in order to come back',
    async run(bench) {
      const stranger = await bench.start()
      await bench.outcome('reconnect', stranger.connector.reconnect(reconnectRequest(stranger)))
      demandEqual('questions of a stranger', stranger.wallet.prompts, 0)
      const known = await bench.start()
      await bench.settles('connect', known.connector.connect(connectRequest(known)))
      const before = known.wallet.prompts
      await bench.outcome('reconnect', known.connector.reconnect(reconnectRequest(known)))
      demandEqual('questions of a known page', known.wallet.prompts - before, 0)
    },
  },
  {
    id: 'reconnect-not-allowed',
    section: 'Connector.reconnect',
    sentence: 'answers undefined where the wallet does not allow the page',
    async run(bench) {
      const subject = await bench.start()
      const back = await bench.settles('reconnect', subject.connector.reconnect(reconnectRequest(subject)))
      demand(back === undefined, `reconnect answered ${show(back)} for a page that was never let in`)
    },
  },
  {
    id: 'reconnect-revoked',
    section: 'Connector.reconnect',
    sentence: 'answers undefined after the owner took the permission back',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.settles('connect', connector.connect(connectRequest(subject)))
      await wallet.revoke()
      const back = await bench.settles('reconnect', connector.reconnect(reconnectRequest(subject)))
      demand(back === undefined, `reconnect answered ${show(back)} after the permission was taken back`)
    },
  },
  {
    id: 'disconnect-twice',
    section: 'Connector.disconnect',
    sentence: 'disconnects without asking, once, twice and without having been connected',
    async run(bench) {
      const stranger = await bench.start()
      await bench.settles('disconnect without a connection', stranger.connector.disconnect())
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.settles('connect', connector.connect(connectRequest(subject)))
      const before = wallet.prompts
      await bench.settles('disconnect', connector.disconnect())
      await bench.settles('the second disconnect', connector.disconnect())
      demandEqual('questions', wallet.prompts - before, 0)
    },
  },
  {
    id: 'disconnect-and-back',
    section: 'Connector.disconnect',
    sentence: 'connects again after it was disconnected',
    async run(bench) {
      const subject = await bench.start()
      const { connector } = subject
      await bench.settles('connect', connector.connect(connectRequest(subject)))
      await bench.settles('disconnect', connector.disconnect())
      const answer = await bench.settles('the second connect', connector.connect(connectRequest(subject)))
      demandResult('the second connect', answer, connector.traits)
    },
  },
]
