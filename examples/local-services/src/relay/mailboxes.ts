import { createHash } from 'node:crypto'

/** A published message. Its content is encrypted, so the relay cannot read it. */
export interface Publication {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlSeconds: number
  readonly attestation: string | null
}

/** The delivery of a publication to one reader. */
export interface Delivery {
  readonly subscriptionId: string
  readonly publication: Publication
  readonly publishedAtMs: number
  /** Marks the publication as read, so that it is not delivered to this client again. */
  confirm(): void
}

/** One connection. Its subscriptions end with it; which publications were read is stored by client. */
export interface Reader {
  readonly clientId: string
  receive(delivery: Delivery): void
}

export interface MailboxCounts {
  readonly topics: number
  readonly subscriptions: number
  /** Publications that are not expired and that no client has read. */
  readonly queuedMessages: number
}

export interface Mailboxes {
  /** Ignores a message that the topic already has. A full mailbox drops its oldest publication. */
  post(publication: Publication, from: string): void
  /** Delivers the waiting publications after the caller has received its response. */
  subscribe(reader: Reader, topic: string): string
  /** Returns whether the reader was subscribed. */
  unsubscribe(reader: Reader, topic: string): boolean
  /** Returns the unread publications and marks them as read. Needs no subscription. */
  fetch(clientId: string, topic: string): readonly Delivery[]
  /** Ends every subscription of a connection. */
  leave(reader: Reader): void
  /** Delivers a publication a second time, as a faulty relay does. */
  repeat(publication: Publication, from: string): void
  counts(): MailboxCounts
}

interface StoredPublication {
  readonly publication: Publication
  readonly from: string
  readonly publishedAtMs: number
  readonly readBy: Set<string>
}

interface Mailbox {
  readonly readers: Set<Reader>
  publications: readonly StoredPublication[]
}

const MESSAGES_PER_TOPIC_LIMIT = 1_000

/** Keeps messages until their reader subscribes or they expire. `now` is in milliseconds. */
export function createMailboxes(now: () => number): Mailboxes {
  const mailboxes = new Map<string, Mailbox>()

  const open = (topic: string): Mailbox => {
    const mailbox = mailboxes.get(topic) ?? { readers: new Set<Reader>(), publications: [] }
    mailbox.publications = mailbox.publications.filter(
      ({ publishedAtMs, publication }) => publishedAtMs + publication.ttlSeconds * 1_000 > now(),
    )
    mailboxes.set(topic, mailbox)
    return mailbox
  }
  const closeIfEmpty = (topic: string): void => {
    const { readers, publications } = open(topic)
    if (readers.size === 0 && publications.length === 0) mailboxes.delete(topic)
  }
  const handOut = (stored: StoredPublication): void => {
    for (const reader of open(stored.publication.topic).readers) {
      if (reader.clientId !== stored.from) reader.receive(deliver(stored, reader.clientId))
    }
  }
  const unread = (topic: string, clientId: string): readonly StoredPublication[] =>
    open(topic).publications.filter(({ from, readBy }) => from !== clientId && !readBy.has(clientId))

  return {
    post(publication, from) {
      const mailbox = open(publication.topic)
      // A publisher that missed the response sends the same message again.
      if (mailbox.publications.some((stored) => stored.publication.message === publication.message)) return
      const stored = { publication, from, publishedAtMs: now(), readBy: new Set<string>() }
      mailbox.publications = [...mailbox.publications, stored].slice(-MESSAGES_PER_TOPIC_LIMIT)
      handOut(stored)
    },
    subscribe(reader, topic) {
      const { readers } = open(topic)
      if (!readers.has(reader)) {
        readers.add(reader)
        const waiting = unread(topic, reader.clientId)
        queueMicrotask(() => {
          for (const stored of waiting) reader.receive(deliver(stored, reader.clientId))
        })
      }
      return subscriptionIdOf(topic, reader.clientId)
    },
    unsubscribe(reader, topic) {
      const wasSubscribed = open(topic).readers.delete(reader)
      closeIfEmpty(topic)
      return wasSubscribed
    },
    fetch(clientId, topic) {
      const deliveries = unread(topic, clientId).map((stored) => deliver(stored, clientId))
      for (const { confirm } of deliveries) confirm()
      closeIfEmpty(topic)
      return deliveries
    },
    leave(reader) {
      for (const [topic, { readers }] of mailboxes) if (readers.delete(reader)) closeIfEmpty(topic)
    },
    repeat({ topic, message }, from) {
      const stored = open(topic).publications.find(
        (each) => each.publication.message === message && each.from === from,
      )
      if (stored) handOut(stored)
      closeIfEmpty(topic)
    },
    counts() {
      for (const topic of mailboxes.keys()) closeIfEmpty(topic)
      const all = [...mailboxes.values()]
      return {
        topics: all.length,
        subscriptions: all.reduce((sum, { readers }) => sum + readers.size, 0),
        queuedMessages: all.flatMap(({ publications }) =>
          publications.filter(({ readBy }) => readBy.size === 0),
        ).length,
      }
    },
  }
}

function deliver({ publication, publishedAtMs, readBy }: StoredPublication, clientId: string): Delivery {
  return {
    subscriptionId: subscriptionIdOf(publication.topic, clientId),
    publication,
    publishedAtMs,
    confirm: () => readBy.add(clientId),
  }
}

function subscriptionIdOf(topic: string, clientId: string): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex')
}
