import type { Sketch } from './sketch'

export const controllerTest = ({
  camel,
}: Sketch): string => `import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { ${camel}Contract } from './contract'
import { ${camel} } from './plugin'

test('run: ends in the phase done', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [${camel}()] })
  await latchkey.get(${camel}Contract).run()
  expect(latchkey.read(${camel}Contract)).toEqual({ phase: 'done' })
})

test('run: passes through running to done', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [${camel}()] })
  const told: string[] = []
  latchkey.watch(
    ${camel}Contract,
    ({ phase }) => phase,
    (phase) => void told.push(phase),
  )
  await latchkey.get(${camel}Contract).run()
  expect(told).toEqual(['running', 'done'])
})
`

export const contractTypeTest = ({
  camel,
  pascal,
}: Sketch): string => `import { expectTypeOf, test } from 'vitest'
import type { ${pascal}Api, ${pascal}State } from './contract'
import { ${camel} } from './plugin'

test('contract: run takes nothing and says nothing', () => {
  expectTypeOf<${pascal}Api['run']>().toEqualTypeOf<() => Promise<void>>()
})

test('contract: another phase does not compile', () => {
  // @ts-expect-error: 'failed' is no phase.
  const state: ${pascal}State = { phase: 'failed' }
  expectTypeOf(state).toEqualTypeOf<${pascal}State>()
})

test('contract: the plugin takes no options', () => {
  // @ts-expect-error: there are none.
  ${camel}({})
})
`

export const readmeText = ({ id, camel, description, packageName }: Sketch): string => `# ${packageName}

${description}. Say here in two sentences what a visitor and a host get from it.

\`\`\`ts
import { ${camel} } from '${packageName}'

createLatchkey({ plugins: [...essentials(), ${camel}()] })
\`\`\`

## Options

None.

## Views

None.

## Events

| event | payload | when |
| --- | --- | --- |
| \`${id}:finished\` | – | the work is done |

## Slots

None.

## Methods

| method | answer |
| --- | --- |
| \`run()\` | resolves when the work is done |

## Parts

None.

## Errors

None.
`
