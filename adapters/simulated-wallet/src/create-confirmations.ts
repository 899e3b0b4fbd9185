import type { Decision, Prompt } from './prompt'
import { ProviderRpcError, providerErrorCodes } from './provider-error'

/** Shows a prompt to the user. `signal` aborts when a script has decided instead. */
export type ShowPrompt = (prompt: Prompt, signal: AbortSignal) => Promise<Decision>

export interface Confirmations {
  readonly prompts: readonly Prompt[]
  readonly openPrompts: readonly Prompt[]
  /** Resolves when approved; rejects with 4001 when not. */
  ask(prompt: Prompt): Promise<Extract<Decision, { approved: true }>>
  decideNext(decision: Decision): void
  /** Approves the open unlock prompts. */
  unlock(): void
  hold(): () => void
  waitForPrompt(): Promise<Prompt>
}

interface OpenPrompt {
  readonly prompt: Prompt
  readonly resolve: (decision: Decision) => void
  readonly fail: (error: unknown) => void
}

export function createConfirmations(who: 'auto' | 'scripted' | ShowPrompt): Confirmations {
  const prompts: Prompt[] = []
  const open: OpenPrompt[] = []
  const decisions: Decision[] = []
  const holds = new Set<object>()
  const waiting: ((prompt: Prompt) => void)[] = []
  let shown: { readonly entry: OpenPrompt; readonly close: AbortController } | undefined

  function remove(entry: OpenPrompt): boolean {
    const index = open.indexOf(entry)
    if (index < 0) return false
    open.splice(index, 1)
    if (shown?.entry === entry) {
      shown.close.abort()
      shown = undefined
    }
    return true
  }

  function decide(entry: OpenPrompt, decision: Decision): void {
    if (remove(entry)) entry.resolve(decision)
  }

  function showFirst(show: ShowPrompt): void {
    const entry = open[0]
    if (!entry || shown) return
    const close = new AbortController()
    shown = { entry, close }
    show(entry.prompt, close.signal)
      .then(
        (decision) => decide(entry, decision),
        (error) => {
          if (remove(entry)) entry.fail(error)
        },
      )
      .then(advance)
  }

  function advance(): void {
    if (holds.size > 0) return
    for (const entry of [...open]) {
      const decision = decisions.shift()
      if (decision) decide(entry, decision)
      // Unlocking needs the user's password, so `auto` does not approve it.
      else if (who === 'auto' && entry.prompt.kind !== 'unlock') decide(entry, { approved: true })
    }
    if (typeof who === 'function') showFirst(who)
  }

  return {
    get prompts() {
      return [...prompts]
    },
    get openPrompts() {
      return open.map((entry) => entry.prompt)
    },
    async ask(prompt) {
      const decision = await new Promise<Decision>((resolve, reject) => {
        prompts.push(prompt)
        open.push({ prompt, resolve: resolve, fail: reject })
        for (const resume of waiting.splice(0)) resume(prompt)
        advance()
      })
      if (decision.approved) return decision
      throw new ProviderRpcError(providerErrorCodes.userRejected, 'User rejected the request.')
    },
    decideNext(decision) {
      decisions.push(decision)
      advance()
    },
    unlock() {
      for (const entry of [...open]) if (entry.prompt.kind === 'unlock') decide(entry, { approved: true })
      advance()
    },
    hold() {
      const mark = {}
      holds.add(mark)
      return () => {
        if (holds.delete(mark)) advance()
      }
    },
    waitForPrompt: () =>
      new Promise((resolve) => {
        const first = open[0]
        if (first) resolve(first.prompt)
        else waiting.push(resolve)
      }),
  }
}

/** Scripted outcomes of the next calls, by method. */
export interface Script {
  answer(method: string, answer: unknown): void
  fail(method: string, error: unknown, synchronously: boolean): void
  /** The scripted outcome of this call, or `undefined`; throws a scripted error. */
  take(method: string): Promise<unknown> | undefined
}

export function createScript(): Script {
  const steps = new Map<string, (() => Promise<unknown>)[]>()

  function add(method: string, step: () => Promise<unknown>): void {
    steps.set(method, [...(steps.get(method) ?? []), step])
  }

  return {
    answer: (method, answer) => add(method, async () => answer),
    fail: (method, error, synchronously) =>
      add(method, () => {
        if (synchronously) throw error
        return Promise.reject(error)
      }),
    take(method) {
      const [step, ...rest] = steps.get(method) ?? []
      if (!step) return undefined
      steps.set(method, rest)
      return step()
    },
  }
}
