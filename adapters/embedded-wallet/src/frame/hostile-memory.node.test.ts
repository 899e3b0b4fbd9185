import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hostileSamples } from '../test-support/hostile-samples'
import { createPortBench, FRAME_ORIGIN } from '../test-support/port-bench'

const MESSAGES = 100_000
/** If one message of 100 bytes in ten were kept, the heap would grow by twice as much. */
const GROWTH_LIMIT_BYTES = 500_000

setFlagsFromString('--expose-gc')
const collectGarbage = v.parse(v.function(), runInNewContext('gc'))

function usedBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

test.each(['another window', 'the frame itself'])(
  'hostile messages: 100,000 of %s leave the memory as it was',
  { timeout: 120_000 },
  (sender) => {
    const bench = createPortBench()
    void bench.port.call('IS_CONNECTED', undefined).catch(() => undefined)
    const source = sender === 'the frame itself' ? bench.frame : { name: sender }
    // A message with the id of the open call would end that call.
    const messages = hostileSamples.filter((data) => Reflect.get(Object(data), 'id') !== 'id-1')
    const send = (count: number): void => {
      for (let index = 0; index < count; index += 1)
        bench.port.receive({ origin: FRAME_ORIGIN, source, data: messages[index % messages.length] })
    }
    // The first run fills the caches of the engine, which are not a leak.
    send(messages.length * 2)
    const before = usedBytes()
    send(MESSAGES)
    expect(usedBytes() - before).toBeLessThan(GROWTH_LIMIT_BYTES)
    expect(bench.port.waiting).toBe(1)
  },
)
