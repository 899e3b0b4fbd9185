import { createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { sessionContract } from '@latchkey/session/contract'
import { findWalletErrorCode } from '@latchkey/session/requests'
import { type Clause, demand, demandEqual } from '../clause'

/** Clauses about the connector as part of a session. */
export const inSessionClauses: readonly Clause[] = [
  {
    id: 'in-session',
    section: 'session, EIP-1193',
    sentence: 'gives the page an EIP-1193 provider whose requests reach the wallet unchanged and once',
    async run(bench) {
      const { connector, wallet } = await bench.start()
      const { latchkey } = createTestLatchkey({ plugins: [session({ connectors: [connector] })] })
      latchkey.start()
      try {
        const { connect } = latchkey.get(sessionContract)
        const { provider } = await bench.resolves('session.connect', connect(connector.id))
        const received: unknown[] = []
        provider.on('accountsChanged', (accounts: readonly string[]) => void received.push(accounts[0]))
        const before = wallet.requests.length
        const request = { method: 'conformance_echo', params: ['0x01'] }
        wallet.answerNext(request.method, 'yes')
        const answer = await bench.resolves('provider.request', provider.request(request))
        demandEqual('answer', answer, 'yes')
        demandEqual('what reached the wallet', wallet.requests.slice(before), [request])
        await bench.waitForEvents()
        await wallet.switchAccount(wallet.accounts[1])
        await bench.waitForEvents()
        demandEqual('accountsChanged', received, [wallet.accounts[1]])
      } finally {
        latchkey.dispose()
      }
    },
  },
  {
    id: 'in-session-refused',
    section: 'session, WalletError',
    sentence: 'leaves session disconnected, with USER_REJECTED as the reason, after the user declined',
    async run(bench) {
      const { connector, wallet } = await bench.start()
      const { latchkey } = createTestLatchkey({ plugins: [session({ connectors: [connector] })] })
      latchkey.start()
      try {
        const api = latchkey.get(sessionContract)
        wallet.rejectNext()
        const end = await bench.outcome('session.connect', api.connect(connector.id))
        demand(end.kind === 'rejected', 'session connected although the user declined')
        demandEqual('reason', findWalletErrorCode(end.error).code, 'USER_REJECTED')
        demandEqual('account', api.active(), undefined)
      } finally {
        latchkey.dispose()
      }
    },
  },
  {
    id: 'dispose-clean',
    section: 'dispose',
    sentence: 'leaves no listener in the wallet when the page disposes its latchkey',
    async run(bench) {
      const { connector, wallet } = await bench.start()
      const before = wallet.listeners
      const { latchkey } = createTestLatchkey({ plugins: [session({ connectors: [connector] })] })
      latchkey.start()
      await bench.resolves('session.connect', latchkey.get(sessionContract).connect(connector.id))
      await bench.waitForEvents()
      latchkey.dispose()
      await bench.waitForEvents()
      demandEqual('listeners', wallet.listeners, before)
    },
  },
]
