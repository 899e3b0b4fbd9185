import { type ContractToken, defineContract, type View } from '../contract'
import { definePlugin, type Plugin, type PluginFactory } from '../plugin'
import type { PluginContext } from '../plugin-context'
import type { ViewProps } from '../router/view-registry'

/** A contract with views, one of which asks something. */
export interface QuizContract {
  readonly id: 'quiz'
  readonly api: { readonly ctx: QuizContext }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: {
    readonly Home: View
    readonly Help: View<{ readonly topic: string }>
    readonly Question: View<{ readonly text: string } | undefined, string>
    readonly Second: View<undefined, number>
  }
}
export type QuizContext = PluginContext<QuizContract>

export const quizContract: ContractToken<QuizContract> = defineContract<QuizContract>('quiz', 1)

const nothing = async (): Promise<{ default: () => null }> => ({ default: () => null })

export interface QuizParts {
  /** How `Question` is fetched. */
  readonly load?: () => Promise<{
    readonly default: (props: ViewProps<QuizContract['views']['Question']>) => unknown
  }>
  readonly start?: (ctx: QuizContext) => void
}

export function quiz({ load = nothing, start }: QuizParts = {}): Plugin<QuizContract, never> {
  const factory: PluginFactory<QuizContract> = definePlugin(quizContract, {
    views: {
      Home: { title: () => 'Home', load: nothing },
      Help: { title: (_t, { topic }) => topic, load: nothing },
      Question: { title: () => 'Question', load },
      Second: { title: () => 'Second', load: nothing },
    },
    setup: (ctx) => ({ ctx }),
    start: (ctx) => start?.(ctx),
  })
  return factory()
}
