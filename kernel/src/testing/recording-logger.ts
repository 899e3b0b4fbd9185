import type { Logger } from '../ports/ports'

export interface LogLine {
  readonly level: 'debug' | 'warn' | 'error'
  readonly id: string
  readonly text: string
  readonly details: object | undefined
}

export interface RecordingLogger extends Logger {
  readonly lines: readonly LogLine[]
}

export function createRecordingLogger(id = 'test', lines: LogLine[] = []): RecordingLogger {
  const write =
    (level: LogLine['level']) =>
    (text: string, details?: object): void =>
      void lines.push({ level, id, text, details })
  return {
    lines,
    debug: write('debug'),
    warn: write('warn'),
    error: write('error'),
    child: (name) => createRecordingLogger(name, lines),
  }
}
