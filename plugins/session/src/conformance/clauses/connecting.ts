import { parseWalletError } from '../../rpc/parse-wallet-error'
import { type Clause, connectRequest, demand, demandEqual, show } from '../clause'
import { demandApproved, demandResult } from '../shapes'

/** What happens when a visitor picks the wallet. */
export const connectingClauses: readonly Clause[] = [
  {
    id: 'connect-shape',
    section: 'ConnectionResult, CAIP-2',
    sentence: 'answers connect with accounts it serves and a CAIP-2 network for each namespace',
    async run(bench) {
      const subject = await bench.start()
      const { connector } = subject
      const answer = await bench.settles('connect', connector.connect(connectRequest(subject)))
      demandResult('connect', answer, connector.traits)
    },
  },
  {
    id: 'connect-truth',
    section: 'Connector.connect',
    sentence: 'names the account and the network that the wallet is on, whatever the page asked for',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await wallet.switchAccount(wallet.accounts[1])
      await wallet.switchNetwork(wallet.networkIds[1])
      const answer = await bench.settles('connect', connector.connect(connectRequest(subject)))
      demandEqual('account', answer.accounts[0].address.toLowerCase(), wallet.accounts[1].toLowerCase())
      demandEqual('network', Object.values(answer.networkIds)[0], wallet.networkIds[1])
    },
  },
  {
    id: 'connect-approved',
    section: 'ConnectionResult.approved',
    sentence: 'lists the network it is on among those it approves, where it lists any',
    async run(bench) {
      const subject = await bench.start()
      const answer = await bench.settles('connect', subject.connector.connect(connectRequest(subject)))
      demandApproved('connect', answer)
    },
  },
  {
    id: 'connect-asks-once',
    section: 'Connector.connect',
    sentence: 'asks the owner once to connect',
    async run(bench) {
      const subject = await bench.start()
      await bench.settles('connect', subject.connector.connect(connectRequest(subject)))
      demandEqual('questions', subject.wallet.prompts, 1)
    },
  },
  {
    id: 'connect-refused',
    section: 'Connector.connect, EIP-1193 4001',
    sentence: 'rejects with what the wallet said when its owner says no',
    async run(bench) {
      const subject = await bench.start()
      subject.wallet.rejectNext()
      const end = await bench.outcome('connect', subject.connector.connect(connectRequest(subject)))
      demand(end.kind === 'rejected', 'connect resolved although the owner said no')
      const { code } = parseWalletError(end.error)
      demand(code === 'USER_REJECTED', `${show(end.error)} does not say that the owner said no`)
    },
  },
  {
    id: 'connect-again',
    section: 'Connector.connect',
    sentence: 'can be asked again after a no',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      wallet.rejectNext()
      await bench.outcome('connect', connector.connect(connectRequest(subject)))
      const answer = await bench.settles('the second connect', connector.connect(connectRequest(subject)))
      demandResult('the second connect', answer, connector.traits)
    },
  },
  {
    id: 'connect-abort',
    section: 'ConnectRequest.signal',
    sentence: 'stops waiting for its owner when the signal aborts',
    async run(bench) {
      const subject = await bench.start()
      const leave = new AbortController()
      subject.wallet.hold()
      const connecting = subject.connector.connect(connectRequest(subject, leave.signal))
      const ending = bench.outcome('connect, after its signal aborted,', connecting)
      await bench.quiet()
      leave.abort()
      demand((await ending).kind === 'rejected', 'connect resolved although nobody said yes')
    },
  },
  {
    id: 'connect-aborted-before',
    section: 'ConnectRequest.signal',
    sentence: 'asks nobody when the signal has aborted before',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      const gone = connectRequest(subject, AbortSignal.abort())
      const end = await bench.outcome('connect', connector.connect(gone))
      demand(end.kind === 'rejected', 'connect resolved for a caller who had left')
      demandEqual('questions', wallet.prompts, 0)
    },
  },
  {
    id: 'connect-twice-at-once',
    section: 'Connector.connect',
    sentence: 'brings two connects at once to an end, one of them with the accounts',
    async run(bench) {
      const subject = await bench.start()
      const { connector } = subject
      const ask = () => bench.outcome('connect', connector.connect(connectRequest(subject)))
      const ends = await Promise.all([ask(), ask()])
      const answers = ends.flatMap((end) => (end.kind === 'resolved' ? [end.value] : []))
      demand(answers.length > 0, `both connects were rejected: ${ends.map(show).join(', ')}`)
      for (const answer of answers) demandResult('connect', answer, connector.traits)
    },
  },
]
