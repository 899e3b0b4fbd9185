import type { Label, ViewProps } from '@latchkey/kernel'
import type { ReactNode } from 'react'
import type { NamesViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { createNameSteps, type StepViewProps } from '../name-steps'
import type { NamesContext } from '../names-context'
import { ChooseView } from './choose-view'
import { RegisterView } from './register-view'
import { RequestView } from './request-view'
import { SuccessView } from './success-view'

type Views = {
  readonly [Name in keyof NamesViews]: (props: ViewProps<NamesViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof NamesViews, Label<unknown>>> = {
  ChooseAccountName: titleOf('names.title'),
  RegisterAccountName: titleOf('names.form-title'),
  RegisterAccountNameRequest: titleOf('names.form-title'),
  RegisterAccountNameSuccess: titleOf('names.success-title'),
}

/** The views with the steps of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: NamesContext): Views & { readonly titles: typeof titles } {
  const steps = createNameSteps(ctx)
  const withSteps =
    <Args,>(View: (props: StepViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View steps={steps} args={args} />
  return {
    titles,
    ChooseAccountName: ChooseView,
    RegisterAccountName: withSteps(RegisterView),
    RegisterAccountNameRequest: withSteps(RequestView),
    RegisterAccountNameSuccess: SuccessView,
  }
}
