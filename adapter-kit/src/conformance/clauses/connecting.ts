import { findWalletErrorCode } from '@latchkey/session/requests'
import { type Clause, connectRequest, demand, demandEqual, show } from '../clause'
import { demandApproved, demandResult } from '../shapes'

/** Clauses about `connect`. */
export const connectingClauses: readonly Clause[] = [
  {
    id: 'connect-shape',
    section: 'ConnectionResult, CAIP-2',
    sentence: 'resolves connect with accounts of its namespaces and a CAIP-2 network for each',
    async run(bench) {
      const subject = await bench.start()
      const { connector } = subject
      const answer = await bench.resolves('connect', connector.connect(connectRequest(subject)))
      demandResult('connect', answer, connector.traits)
    },
  },
  {
    id: 'connect-truth',
    section: 'Connector.connect',
    sentence: 'resolves connect with the wallet’s own account and network, whatever was requested',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await wallet.switchAccount(wallet.accounts[1])
      await wallet.switchNetwork(wallet.networkIds[1])
      const answer = await bench.resolves('connect', connector.connect(connectRequest(subject)))
      demandEqual('account', answer.accounts[0].address.toLowerCase(), wallet.accounts[1].toLowerCase())
      demandEqual('network', Object.values(answer.networkIds)[0], wallet.networkIds[1])
    },
  },
  {
    id: 'connect-approved',
    section: 'ConnectionResult.approvedNetworkIds',
    sentence: 'lists its own network among the approved ones, if it lists any',
    async run(bench) {
      const subject = await bench.start()
      const answer = await bench.resolves('connect', subject.connector.connect(connectRequest(subject)))
      demandApproved('connect', answer)
    },
  },
  {
    id: 'connect-asks-once',
    section: 'Connector.connect',
    sentence: 'sends the user one request to connect',
    async run(bench) {
      const subject = await bench.start()
      await bench.resolves('connect', subject.connector.connect(connectRequest(subject)))
      demandEqual('requests to the user', subject.wallet.prompts, 1)
    },
  },
  {
    id: 'connect-refused',
    section: 'Connector.connect, EIP-1193 4001',
    sentence: 'rejects connect with the wallet’s error when the user declines',
    async run(bench) {
      const subject = await bench.start()
      subject.wallet.rejectNext()
      const end = await bench.outcome('connect', subject.connector.connect(connectRequest(subject)))
      demand(end.kind === 'rejected', 'connect resolved although the user declined')
      const { code } = findWalletErrorCode(end.error)
      demand(code === 'USER_REJECTED', `${show(end.error)} is no rejection by the user`)
    },
  },
  {
    id: 'connect-again',
    section: 'Connector.connect',
    sentence: 'connects again after the user declined',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      wallet.rejectNext()
      await bench.outcome('connect', connector.connect(connectRequest(subject)))
      const answer = await bench.resolves('the second connect', connector.connect(connectRequest(subject)))
      demandResult('the second connect', answer, connector.traits)
    },
  },
  {
    id: 'connect-abort',
    section: 'ConnectRequest.signal',
    sentence: 'rejects connect when the signal aborts while the user decides',
    async run(bench) {
      const subject = await bench.start()
      const caller = new AbortController()
      subject.wallet.hold()
      const connecting = subject.connector.connect(connectRequest(subject, caller.signal))
      const ending = bench.outcome('connect, after its signal aborted,', connecting)
      await bench.waitForEvents()
      caller.abort()
      demand((await ending).kind === 'rejected', 'connect resolved although the user did not approve')
    },
  },
  {
    id: 'connect-aborted-before',
    section: 'ConnectRequest.signal',
    sentence: 'sends no request when the signal was aborted before connect',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      const aborted = connectRequest(subject, AbortSignal.abort())
      const end = await bench.outcome('connect', connector.connect(aborted))
      demand(end.kind === 'rejected', 'connect resolved for an aborted signal')
      demandEqual('requests to the user', wallet.prompts, 0)
    },
  },
  {
    id: 'connect-twice-at-once',
    section: 'Connector.connect',
    sentence: 'resolves two simultaneous connects, at least one of them with the accounts',
    async run(bench) {
      const subject = await bench.start()
      const { connector } = subject
      const connect = () => bench.outcome('connect', connector.connect(connectRequest(subject)))
      const ends = await Promise.all([connect(), connect()])
      const answers = ends.flatMap((end) => (end.kind === 'resolved' ? [end.value] : []))
      demand(answers.length > 0, `both connects were rejected: ${ends.map(show).join(', ')}`)
      for (const answer of answers) demandResult('connect', answer, connector.traits)
    },
  },
]
