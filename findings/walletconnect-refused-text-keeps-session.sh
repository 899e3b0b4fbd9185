#!/usr/bin/env bash
# @walletconnect/sign-client 2.25.0, one-click sign-in (CAIP-222, `authenticate`): a wallet whose text differs from the request
# keeps a session that the page has never had, and that nobody ends.
# Since 2.25.0 the library compares nonce, domain and audience with the request. If one differs, or the text has expired,
# `response()` rejects with a plain object (code 7000) and no session, and the wallet is told nothing: its user sees a connected
# site until that session expires. After a signature by another key, which both versions refuse, the wallet is told and its
# session ends. Until 2.24.0 the page got the session, and could compare the text and end it.
# Seen on 2026-11-29 with a local relay, page and wallet by the same library; with another wallet library also after 20 s.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >signs.cjs <<'JS'
const { randomBytes } = require('node:crypto')
const { SignClient } = require('@walletconnect/sign-client')
const { privateKeyToAccount } = require('viem/accounts')
const { WebSocketServer } = require('ws')

/** A relay: whoever subscribes to a topic gets its messages, also earlier ones of others. */
function startRelay() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const sent = []
  const sockets = new Set()
  const deliver = (socket, data) => {
    const id = Number(`${Date.now()}${Math.floor(Math.random() * 1000)}`)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'irn_subscription', params: { id: data.topic, data } }))
  }
  server.on('connection', (socket) => {
    socket.topics = new Set()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('message', (text) => {
      const { id, method, params: p = {} } = JSON.parse(text)
      if (!method) return
      const reply = (result) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
      const subscribe = (topic) => {
        if (!socket.topics.has(topic))
          for (const one of sent) if (one.data.topic === topic && one.from !== socket) setTimeout(() => deliver(socket, one.data), 50)
        socket.topics.add(topic)
        return topic
      }
      const publish = (topic, message, tag) => {
        const data = { topic, message, tag, publishedAt: Date.now() }
        sent.push({ from: socket, data })
        for (const other of sockets) if (other !== socket && other.topics.has(topic)) deliver(other, data)
      }
      if (method === 'irn_publish') reply((publish(p.topic, p.message, p.tag), true))
      else if (method === 'irn_subscribe') reply(subscribe(p.topic))
      else if (method === 'irn_batchSubscribe') reply(p.topics.map(subscribe))
      else if (/etchMessages$/.test(method)) reply({ messages: [], hasMore: false })
      else if (method === 'wc_proposeSession') reply((subscribe(p.pairingTopic), publish(p.pairingTopic, p.sessionProposal, 1100), true))
      else reply(true)
    })
  })
  return new Promise((done) => server.on('listening', () => done(`ws://127.0.0.1:${server.address().port}`)))
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

async function run({ lie = {}, key = '11' } = {}) {
  const relayUrl = await startRelay()
  const start = (name) =>
    SignClient.init({
      relayUrl,
      projectId: 'local',
      logger: 'silent',
      telemetryEnabled: false,
      customStoragePrefix: `${name}-${randomBytes(8).toString('hex')}`,
      storageOptions: { database: ':memory:' },
      metadata: { name, description: name, url: 'https://shop.example', icons: [] },
    })
  const page = await start('page')
  const wallet = await start('wallet')
  wallet.core.verify.resolve = async () => ({ origin: '' })
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  wallet.on('session_authenticate', async ({ id, params: { authPayload } }) => {
    const { chains, ...asked } = authPayload
    const payload = { ...asked, ...lie }
    const iss = `did:pkh:${chains[0]}:${account.address}`
    const message = wallet.formatAuthMessage({ request: payload, iss })
    const s = await privateKeyToAccount(`0x${key.repeat(32)}`).signMessage({ message })
    const auth = { h: { t: 'caip122' }, p: { ...payload, iss }, s: { t: 'eip191', s } }
    await wallet.approveSessionAuthenticate({ id, auths: [auth] }).catch(() => undefined)
  })
  const { uri, response } = await page.authenticate({
    chains: ['eip155:1'],
    methods: ['personal_sign'],
    domain: 'shop.example',
    uri: 'https://shop.example/',
    nonce: 'abcdefgh1',
    type: 'caip122',
    version: '1',
  })
  const answered = response().then(
    () => 'a session',
    (error) => error.message ?? error,
  )
  await wallet.pair({ uri })
  const answer = await Promise.race([answered, wait(20_000).then(() => 'nothing')])
  await wait(3_000)
  return { answer, pageSessions: page.session.length, walletSessions: wallet.session.length }
}

;(async () => {
  const answers = {
    asked: await run(),
    'another nonce': await run({ lie: { nonce: 'zzzzzzzz1' } }),
    'another key': await run({ key: '22' }),
  }
  console.log(JSON.stringify(answers))
  process.exit(JSON.stringify(answers) === process.env.EXPECTED ? 0 : 1)
})()
JS
as_asked='"asked":{"answer":"a session","pageSessions":1,"walletSessions":1}'
by_another='"another key":{"answer":"Session settlement failed. Signature verification failed","pageSessions":0,"walletSessions":0}'
try() {
  mkdir "$1"
  cd "$1"
  npm init -y >/dev/null
  npm install --no-audit --no-fund --ignore-scripts "@walletconnect/sign-client@$1" viem@2.31.0 ws@8.18.3 >/dev/null
  echo "sign-client $1"
  EXPECTED="{$as_asked,\"another nonce\":$2,$by_another}" NODE_PATH="$PWD/node_modules" node ../signs.cjs 2>/dev/null
  cd ..
}
if
  try 2.24.0 '{"answer":"a session","pageSessions":1,"walletSessions":1}' &&
    try 2.25.0 '{"answer":"Session settlement failed. Cacao does not match the request: nonce mismatch: requested abcdefgh1, got zzzzzzzz1","pageSessions":0,"walletSessions":1}'
then
  echo "as found: the wallet keeps the session that the page was refused"
else
  echo "changed: the wallet is told, or the text is not refused" >&2
  exit 1
fi
