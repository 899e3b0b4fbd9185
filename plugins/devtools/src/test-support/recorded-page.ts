import {
  type ContractToken,
  defineContract,
  definePlugin,
  defineRpcMethod,
  type HttpRequest,
  type Plugin,
  type View,
} from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import { createRecorder, type Recorder } from '../recording/create-recorder'
import type { Recording } from '../report'

interface NoteContract {
  readonly id: 'note'
  readonly api: {
    write(parts: Partial<NoteState>): void
    send(params: readonly unknown[]): Promise<unknown>
    fetch(request: HttpRequest): Promise<unknown>
    warn(text: string): void
    fail(error: unknown): void
  }
  readonly state: NoteState
  readonly events: { readonly 'note:written': unknown }
  readonly views: { readonly Note: View }
}
export interface NoteState {
  readonly text: string
  readonly access: { readonly [name: string]: unknown }
  readonly lines: readonly string[]
}
export const noteContract: ContractToken<NoteContract> = defineContract<NoteContract>('note', 1)

const sign = defineRpcMethod<readonly unknown[], unknown>('personal_sign', {
  approval: 'user',
  repeatable: false,
})

interface NoteOptions {
  readonly projectId?: string
}

const note = (options: NoteOptions, answer: () => Promise<unknown>): Plugin =>
  definePlugin(noteContract, {
    knownOptions: ['projectId'],
    initialState: (_options: NoteOptions): NoteState => ({ text: '', access: {}, lines: [] }),
    views: { Note: { title: () => 'Note', load: async () => ({ default: () => null }) } },
    setup(ctx) {
      ctx.rpc.declare(sign)
      ctx.rpc.handle(sign, answer)
      return {
        write(parts) {
          ctx.state.assign(parts)
          ctx.events.emit('note:written', parts)
        },
        send: (params) => ctx.rpc.request(sign, params, { connectionId: 'c1', networkId: 'eip155:1' }),
        fetch: (request) => ctx.http.send(request, (body) => body),
        warn: (text) =>
          void ctx.notify({ surface: 'banner', variant: 'warning', code: 'NOTE', text: () => text }),
        fail: (error) => ctx.report(error),
      }
    },
  })(options)

interface WatchContract {
  readonly id: 'watch'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export interface RecordedPage extends TestLatchkey {
  readonly recording: Recording
  readonly recorder: Recorder
  readonly api: NoteContract['api']
}

/** A page with one plugin, of which everything is recorded. */
export function createRecordedPage({
  limit = 500,
  options = {},
  answer = async () => '0xsigned',
  reply = async () => ({}),
}: {
  readonly limit?: number
  readonly options?: NoteOptions
  /** What the wallet says. */
  readonly answer?: () => Promise<unknown>
  /** What services say. */
  readonly reply?: () => Promise<unknown>
} = {}): RecordedPage {
  const found: Recording[] = []
  const watch = definePlugin(defineContract<WatchContract>('watch', 1), {
    observe(instance) {
      const recorder = createRecorder(instance, limit, 'watch')
      found.push({ instance, recorder })
      return recorder.observer
    },
    setup: () => ({}),
  })
  const page = createTestLatchkey({
    plugins: [note(options, answer), watch()],
    ports: { http: { send: async (_request, parse) => parse(await reply()) } },
  })
  const [recording] = found
  if (!recording) throw new Error('Nothing was observed')
  return { ...page, recording, recorder: recording.recorder, api: page.latchkey.get(noteContract) }
}
