import type { Control } from '../control'

export const flowsAndNeeds: readonly Control[] = [
  {
    name: 'need-unmet-after-its-step',
    proof: 'flows-and-needs',
    promise: 'A view that needs a connection is not shown without one.',
    replacement: 'waiting.delete(key); show(stack.slice(0, index), held.entry)',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/router/flows.test.ts',
      test: 'needs: finishing without a connection does not show the view',
    },
  },
  {
    name: 'reset-ends-the-flow-of-another',
    proof: 'flows-and-needs',
    promise: 'A plugin that begins its views anew never ends the flow of another plugin below them.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/router/flows.test.ts',
      test: 'reset: keeps the flow of another plugin below the view, and ends one of its own',
    },
  },
  {
    name: 'finish-ends-the-flow-of-another',
    proof: 'flows-and-needs',
    promise: 'A step that is done, such as connecting, never ends the flow that it was done for.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/router/flows.test.ts',
      test: 'finish: a step of another plugin above a flow ends alone',
    },
  },
]
