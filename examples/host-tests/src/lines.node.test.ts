import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['../e2e/host.spec.ts', './host.test.tsx'])(
  'host tests: %s connects, signs and takes a no in at most ten lines',
  (file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    const [body = ''] = /^test\([\s\S]*?^\}\)$/m.exec(source) ?? []
    expect(body.split('\n').length).toBeLessThanOrEqual(10)
    for (const step of ['Connect wallet', '0x[0-9a-f]{130}', 'rejectNext']) expect(body).toContain(step)
  },
)
