import type { RegisteredName } from './contract'
import type { RegistrationStep } from './register-name'

type OnStep = (step: RegistrationStep) => void

/** One signature and its registration, which views come back to. */
export interface Attempt {
  readonly result: Promise<RegisteredName>
  step(): RegistrationStep | undefined
  /** Says how far it is, until the signal aborts. */
  follow(signal: AbortSignal, onStep: OnStep): Promise<RegisteredName>
  /** Whether a view shows it. */
  isFollowed(): boolean
}

export function createAttempt(run: (onStep: OnStep) => Promise<RegisteredName>): Attempt {
  const followers = new Map<AbortSignal, OnStep>()
  let latest: RegistrationStep | undefined
  const shown = (): readonly OnStep[] =>
    [...followers].flatMap(([signal, onStep]) => (signal.aborted ? [] : onStep))
  const result = run((step) => {
    latest = step
    for (const onStep of shown()) onStep(step)
  })
  return {
    result,
    step: () => latest,
    follow(signal, onStep) {
      followers.set(signal, onStep)
      if (latest) onStep(latest)
      return result
    },
    isFollowed: () => shown().length > 0,
  }
}
