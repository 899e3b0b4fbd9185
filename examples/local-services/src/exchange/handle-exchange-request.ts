import * as v from 'valibot'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { rpcCalls } from '../gateway/rpc-calls'
import { type Call, type Cut, errorReply, jsonReply, type Reply } from '../http/reply'
import { escapeHtml, notePage, page, pageHeaders } from '../identity-provider/provider-pages'
import { answerExchangeRpc, type ExchangeWorld } from './exchange-rpc'
import { type Behaviour, behaviours, type ExchangeSession } from './exchange-sessions'

const RPC_PATH = /^\/data(?:\/(?:many|hostile))?\/v1\/json-rpc$/
const decisionSchema = v.object({ session: v.string(), behaviour: v.picklist(behaviours) })

const labels: Readonly<Record<Behaviour, string>> = {
  pay: 'Pay now',
  'pay-late': 'Pay a little later',
  'pay-less': 'Pay half of it',
  'say-paid': 'Say it is paid, and pay nothing',
  fail: 'Decline',
}

/** Serves the exchanges' JSON-RPC on the data API's origin, and the page on which a user pays. */
export function handleExchangeRequest(
  call: Call,
  traffic: Traffic,
  world: ExchangeWorld,
): Promise<Reply | Cut> | undefined {
  const { method, path, query, body, signal } = call
  if (RPC_PATH.test(path) && method === 'POST') {
    return traffic.pass(
      {
        services: ['exchange', 'data'],
        calls: rpcCalls(body),
        empty: () => jsonReply({ jsonrpc: '2.0', id: 1, result: { exchanges: [], total: 0 } }),
      },
      signal,
      async () => answerExchangeRpc(body, query.get('projectId'), world),
    )
  }
  if (path !== '/exchange/pay') return undefined
  return traffic.pass({ services: ['exchange:page'], calls: [`${method} ${path}`] }, signal, async () => {
    if (method === 'GET') return showSession(world.sessions.find(query.get('session') ?? ''))
    return method === 'POST' ? decide(body, world) : errorReply(404, `There is no ${method} ${path} here.`)
  })
}

/** `same-origin` keeps the form's Origin header: with `no-referrer` it would be `null`. */
const html = (body: string): Reply => ({
  status: 200,
  headers: { ...pageHeaders([]), 'referrer-policy': 'same-origin' },
  body,
})

function showSession(session: ExchangeSession | undefined): Reply {
  if (!session) return errorReply(404, 'The exchange knows no such payment.')
  const { id, exchangeName, amountText, asset, receiver } = session
  const buttons = behaviours.map(
    (one, index) =>
      `<button name="behaviour" value="${one}"${index === 0 ? ' autofocus' : ''}>${labels[one]}</button>`,
  )
  return html(
    page(
      exchangeName,
      `<h1>${escapeHtml(exchangeName)}</h1>
<p>Pay ${escapeHtml(`${amountText} ${asset.symbol}`)} to ${escapeHtml(receiver)}. This exchange belongs to the local services and pays from an account of its own.</p>
<form method="post" action="/exchange/pay"><input type="hidden" name="session" value="${id}">
<div class="actions">${buttons.join('')}</div></form>`,
    ),
  )
}

function decide(body: string, { sessions }: ExchangeWorld): Reply {
  const decision = v.safeParse(decisionSchema, Object.fromEntries(new URLSearchParams(body)))
  const session = decision.success ? sessions.find(decision.output.session) : undefined
  if (!decision.success || !session) return errorReply(400, 'The decision cannot be read.')
  sessions.decide(session, decision.output.behaviour)
  return html(notePage(decision.output.behaviour === 'fail' ? 'Declined' : 'Thank you. You can close this.'))
}
