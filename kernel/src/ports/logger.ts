export interface Logger {
  debug(text: string, details?: object): void
  warn(text: string, details?: object): void
  error(text: string, details?: object): void
  /** Returns a logger that adds a plugin's id to each line. */
  child(id: string): Logger
}

export function createConsoleLogger(id: string): Logger {
  const line = (text: string): string => `[${id}] ${text}`
  return {
    debug: (text, details) => console.debug(line(text), details ?? ''),
    warn: (text, details) => console.warn(line(text), details ?? ''),
    error: (text, details) => console.error(line(text), details ?? ''),
    child: (name) => createConsoleLogger(`${id}/${name}`),
  }
}
