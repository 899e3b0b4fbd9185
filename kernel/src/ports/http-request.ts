export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** `include` is for the host's own server, which keeps its user in a cookie. Default: omit. */
  readonly credentials?: 'include'
  /** What `parse` gets: the parsed JSON, or a `Blob` with the type the service gave it. Default: json. */
  readonly answer?: 'json' | 'blob'
  /** Of the response; a longer one rejects. Default: 5,000,000. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}
