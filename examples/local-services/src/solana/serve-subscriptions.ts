import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { accountData } from './account-data'
import type { Cluster, ConfirmedTransaction } from './cluster'

const requestSchema = v.object({
  id: v.union([v.string(), v.number()]),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
})
const settingsSchema = v.object({ encoding: v.optional(v.string()) })

interface Subscription {
  readonly method: 'signatureNotification' | 'accountNotification' | 'slotNotification'
  /** The notification of an executed transaction; `undefined` if the subscription does not concern it. */
  read(transaction: ConfirmedTransaction): { readonly result: unknown; readonly isLast: boolean } | undefined
}

/** Serves a page's WebSocket: subscriptions to signatures, accounts and slots. */
export function serveSubscriptions(socket: WebSocket, cluster: Cluster): void {
  const subscriptions = new Map<number, Subscription>()
  let lastId = 0
  const send = (frame: object): void => socket.send(JSON.stringify({ jsonrpc: '2.0', ...frame }))

  function notify(id: number, { method, read }: Subscription, transaction: ConfirmedTransaction): void {
    const notification = read(transaction)
    if (!notification) return
    if (notification.isLast) subscriptions.delete(id)
    send({ method, params: { subscription: id, result: notification.result } })
  }

  const stop = cluster.listen((transaction) => {
    for (const [id, subscription] of [...subscriptions]) notify(id, subscription, transaction)
  })
  socket.on('close', stop)
  socket.on('error', stop)
  socket.on('message', (data) => {
    const request = v.safeParse(requestSchema, parseJson(String(data)))
    if (!request.success) return
    const { id, method, params } = request.output
    if (method.endsWith('Unsubscribe')) {
      send({ id, result: subscriptions.delete(Number(params[0])) })
      return
    }
    const subscription = subscribe(cluster, method, params)
    if (!subscription) {
      send({ id, error: { code: -32601, message: 'Method not found' } })
      return
    }
    lastId += 1
    subscriptions.set(lastId, subscription)
    send({ id, result: lastId })
    // As on a cluster, a transaction that was executed before the subscription is notified at once.
    const transaction = method === 'signatureSubscribe' ? cluster.find(String(params[0])) : undefined
    if (transaction) notify(lastId, subscription, transaction)
  })
}

function subscribe(
  cluster: Cluster,
  method: string,
  [target, settings]: readonly unknown[],
): Subscription | undefined {
  const context = (slot: number): object => ({ apiVersion: '2.0.0', slot })
  switch (method) {
    case 'signatureSubscribe':
      return {
        method: 'signatureNotification',
        read: ({ signature, slot, error }) =>
          signature === target
            ? { result: { context: context(slot), value: { err: error } }, isLast: true }
            : undefined,
      }
    case 'accountSubscribe': {
      const parsed = v.safeParse(settingsSchema, settings)
      const encoding = (parsed.success && parsed.output.encoding) || 'base64'
      return {
        method: 'accountNotification',
        read({ addresses, slot }) {
          const address = addresses.find((one) => one === target)
          if (address === undefined) return undefined
          const value = accountData(cluster.svm, cluster.svm.getAccount(address), encoding)
          return { result: { context: context(slot), value }, isLast: false }
        },
      }
    }
    case 'slotSubscribe':
      return {
        method: 'slotNotification',
        read: ({ slot }) => ({ result: { parent: slot - 1, root: slot - 1, slot }, isLast: false }),
      }
    default:
      return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
