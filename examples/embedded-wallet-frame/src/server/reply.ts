export interface FrameReply {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A request to the wallet’s pages, from any HTTP server. */
export interface FrameCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** Keyed by lower-case names: `accept-language`, `content-type`, `cookie`, `origin` and `referer` are read. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Who is limited: the address of the connection, or the one that a proxy in front reports. */
  readonly caller: string
}

/** A header with one value. */
export function headerOf({ headers }: Pick<FrameCall, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Why a POST is refused: it is not from a page of this origin, or not of the type that its endpoint reads. A form of another
 * site could otherwise send mails, or press a button.
 */
export function refusalOf(
  call: Pick<FrameCall, 'headers'>,
  ownOrigin: string,
  type: string,
): number | undefined {
  // Browsers send the origin with every POST.
  if (headerOf(call, 'origin') !== ownOrigin) return 403
  const [given = ''] = (headerOf(call, 'content-type') ?? '').split(';')
  return given.trim().toLowerCase() === type ? undefined : 415
}
